/**
 * A stand-in for the counting endpoint on the loopback interface. Each character is a token, and a message costs
 * seven more, unless a test answers otherwise. It keeps what it was asked.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly model: string;
  readonly text: string;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface CountingServer {
  readonly address: string;
  readonly asked: Asked[];
  /** The texts that were sent, without the one that measures the frame. */
  readonly texts: string[];
  /** `undefined` never answers. */
  answer: (asked: Asked) => Answer | undefined;
  close(): Promise<void>;
}

const FRAME = 7;

export function counted(text: string): Answer {
  return { status: 200, body: JSON.stringify({ input_tokens: text.length + FRAME }) };
}

export async function countingServer(): Promise<CountingServer> {
  const asked: Asked[] = [];
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { model, messages } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
        readonly model: string;
        readonly messages: readonly { readonly content: string }[];
      };
      const question = { path: request.url ?? '', headers: request.headers, model, text: messages[0]?.content ?? '' };
      asked.push(question);
      const answer = server.answer(question);
      if (!answer) return;
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.body ?? '{}');
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const server: CountingServer = {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    asked,
    get texts() {
      return asked.flatMap(({ text }) => (text === 'a' ? [] : [text]));
    },
    answer: ({ text }) => counted(text),
    close: () =>
      new Promise((done) => {
        http.closeAllConnections();
        http.close(() => done());
      }),
  };
  return server;
}
