/**
 * Tells files to the model: one file, then what it imports, depth first, in order of appearance (measured).
 * Everything that does not load on the way is written down with its reason.
 */
import { isImportable } from '../claudeCode/importKinds';
import { READ_LIMIT } from '../files/fileTree';
import { extname, isWithin, type Path } from '../files/path';
import { fileId, textId, type TextId } from '../files/text';
import { importTarget } from '../parse/importTarget';
import type { MemoryFile } from '../parse/memoryFile';
import type { Blocked, Loaded, Scope } from '../reason';
import type { BlockKind, Told } from './step';
import type { BlockedFile } from './told';
import { memoryAt, type World } from './world';

export interface Telling {
  readonly path: Path;
  /** Other name the file was reached by, for `claudeMdExcludes`. */
  readonly access?: Path;
  readonly kind: BlockKind;
  readonly scope: Scope;
  readonly reason: Loaded;
  readonly orderNotFixed?: boolean;
  /**
   * Which of the file and its imports this telling is about: gives the reason each is told for, nothing for one that
   * is passed over. What a passed over file imports is looked at all the same (measured). All are told without it.
   */
  readonly pass?: Pass;
}

export type Pass = (file: MemoryFile, reason: Loaded) => Loaded | undefined;

interface Origin extends Telling {
  readonly hop: number;
}

export class Teller {
  readonly told: Told[] = [];
  readonly texts = new Map<TextId, string>();
  readonly blocked = new Map<Path, BlockedFile>();
  readonly #world: World;
  /** A touch tells; else a start. */
  readonly #isTouch: boolean;
  readonly step: number;
  /** Paths, and real paths, that were dealt with: told, or passed over. */
  #seen = new Set<Path>();
  #real = new Map<Path, Path>();
  /** Told by an earlier step, and not to be told again. */
  readonly isTold: (path: Path) => boolean;

  constructor(world: World, step: number, isTold: (path: Path) => boolean, isTouch = false) {
    this.#world = world;
    this.#isTouch = isTouch;
    this.step = step;
    this.isTold = isTold;
  }

  tell(telling: Telling): void {
    this.#tell({ ...telling, hop: 0 });
  }

  /** Both begin with what was dealt with before either; what either deals with counts for what comes after. */
  apart(first: () => void, second: () => void): void {
    const [seen, real] = [new Set(this.#seen), new Map(this.#real)];
    first();
    const [seenFirst, realFirst] = [this.#seen, this.#real];
    [this.#seen, this.#real] = [seen, real];
    second();
    for (const path of seenFirst) this.#seen.add(path);
    for (const [target, path] of realFirst) this.#real.set(target, path);
  }

  /** Without what was passed over until now. */
  afresh(run: () => void): void {
    this.apart(
      () => undefined,
      () => {
        this.#seen = new Set(this.told.map(({ path }) => path));
        this.#real = new Map([...this.#real].filter(([, path]) => this.#seen.has(path)));
        run();
      },
    );
  }

  #tell(origin: Origin): void {
    const { path } = origin;
    if (this.#seen.has(path)) return;
    const file = memoryAt(this.#world, path);
    const why = this.#blockedBy(origin, file);
    if (why) this.#block(origin, why);
    if (why || !file) return;
    this.#seen.add(path);
    this.#real.set(file.file.real, this.#real.get(file.file.real) ?? path);
    const reason = origin.pass ? origin.pass(file, origin.reason) : origin.reason;
    if (reason && !this.isTold(path)) this.#push({ ...origin, reason }, file);
    this.#imports(origin, file);
  }

  /** Why a file that is there is not told. */
  #blockedBy(origin: Origin, file: MemoryFile | undefined): Blocked | undefined {
    const { path } = origin;
    const state = this.#world.snapshot.files.get(path);
    if (!state || state.kind === 'missing' || state.kind === 'folder') return undefined;
    if (state.kind === 'unreadable') return { code: 'unreadable', data: { message: state.message } };
    const limit = this.#world.behaviour.memoryFileLimit ?? READ_LIMIT;
    if (state.kind === 'tooLarge' || state.bytes > limit)
      return { code: 'tooLarge', data: { bytes: state.bytes, limit } };
    const pattern = this.#excluding(origin, state.real);
    if (pattern !== undefined) return { code: 'excluded', data: { pattern } };
    // older versions know a link's target when it comes later, not the other way round (measured)
    const first = this.#real.get(this.#world.behaviour.realFileOnce ? state.real : path);
    if (first !== undefined) return { code: 'sameFile', data: { first } };
    return file?.empty === undefined ? undefined : { code: 'empty', data: { why: file.empty } };
  }

  #push(origin: Origin, file: MemoryFile): void {
    const text = textId(file.sent);
    const written = fileId(file.file);
    this.texts.set(text, file.sent);
    this.texts.set(written, file.file.text);
    this.blocked.delete(origin.path);
    this.told.push({
      id: `${String(this.step)}:${origin.path}`,
      kind: origin.kind,
      scope: origin.scope,
      path: origin.path,
      text,
      written,
      reason: origin.reason,
      hop: origin.hop,
      orderNotFixed: origin.orderNotFixed ?? false,
    });
  }

  /** Managed files are never excluded (measured). Links may be named by either name, before 2.1.239 by the target only. */
  #excluding(origin: Origin, real: Path): string | undefined {
    if (origin.scope === 'managed') return undefined;
    const names = this.#world.behaviour.excludeLinks ? [origin.path, origin.access ?? origin.path, real] : [real];
    return this.#world.excludes.deciding(...names);
  }

  #imports(origin: Origin, file: MemoryFile): void {
    const { home } = this.#world.snapshot.place;
    for (const mention of file.imports) {
      const target = importTarget(mention.path, file.file, home);
      const at = { by: origin.path, line: mention.line };
      const why = this.#importBlocked(origin, target, { ...at, written: mention.path });
      if (why) this.#block({ ...origin, path: target }, why);
      else {
        this.#tell({
          path: target,
          kind: 'import',
          scope: origin.scope,
          reason: { code: 'imported', data: { ...at, hop: origin.hop + 1 } },
          hop: origin.hop + 1,
          ...(origin.pass ? { pass: origin.pass } : {}),
        });
      }
    }
  }

  #importBlocked(origin: Origin, target: Path, at: { by: Path; line: number; written: string }): Blocked | undefined {
    if (this.#seen.has(target)) return undefined;
    const { snapshot, behaviour, approvalKey } = this.#world;
    const state = snapshot.files.get(target);
    if (state?.kind === 'folder') return { code: 'importFolder', data: at };
    const extension = extname(target);
    if (state?.kind === 'missing') return { code: 'importMissing', data: at };
    if (!isImportable(extension)) return { code: 'importKind', data: { ...at, extension } };
    if (!state) return { code: 'importMissing', data: at };
    if (origin.hop >= behaviour.importHops)
      return { code: 'importTooDeep', data: { ...at, limit: behaviour.importHops } };
    const real = state.kind === 'text' && behaviour.linksNeedApproval ? state.real : target;
    if (!this.#mayImport(origin, target) || !this.#mayImport(origin, real)) {
      return this.#isTouch
        ? { code: 'importOutsideAtTouch', data: at }
        : { code: 'importExternal', data: { ...at, approvalKey } };
    }
    return undefined;
  }

  /** User memory imports from anywhere; all else, an administrator's too, only from below the start directory; with the approval a start from elsewhere too, a touch never (measured). */
  #mayImport(origin: Origin, target: Path): boolean {
    if (origin.scope === 'user' || (this.#world.externalApproved && !this.#isTouch)) return true;
    return isWithin(this.#world.snapshot.place.start, target);
  }

  #block(origin: Pick<Telling, 'path' | 'scope'>, reason: Blocked): void {
    if (this.told.some(({ path }) => path === origin.path)) return;
    this.blocked.set(origin.path, { path: origin.path, scope: origin.scope, reason });
  }
}
