import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The one file that may reach a network. */
const ALLOWED = join('src', 'workspace', 'exact', 'countingClient.ts');

/** Every way out that Node, the editor or a browser has. */
const waysOut = [
  /\bfetch\b/,
  /(?:from|import|import\(|require\()\s*['"](?:node:)?(?:https?|http2|net|tls|dgram|dns|undici|inspector)(?:\/\w+)?['"]/,
  /\b(?:XMLHttpRequest|WebSocket|EventSource|sendBeacon|RTCPeerConnection)\b/,
  /\bopenExternal\b|\basExternalUri\b|\bcreateTelemetryLogger\b/,
];

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));

describe('no other network use', () => {
  const all = [...files('src'), ...files(join('media', 'page'))];

  it('only one file reaches a network', () => {
    const reaching = all.filter((file) => waysOut.some((way) => way.test(readFileSync(file, 'utf8'))));
    expect(reaching).toEqual([ALLOWED]);
  });

  it('only the parts of exact counting name that file, and no command line does', () => {
    const naming = all.filter((file) => /exact\/|countingClient/.test(readFileSync(file, 'utf8')));
    expect(
      naming.filter((file) => file.startsWith(join('src', 'cli')) || file.startsWith(join('src', 'core'))),
    ).toEqual([]);
  });

  it('only one address is known', () => {
    const address = /api\.anthropic\.com/;
    const code = all.filter((file) => !file.includes(join('present', 'words')));
    expect(code.filter((file) => address.test(readFileSync(file, 'utf8')))).toEqual([
      join('src', 'workspace', 'exact', 'endpoint.ts'),
    ]);
  });
});
