/** Which Claude Code's behaviour is shown: the one that was chosen or set, the one in use here, else the newest known. */
import type { Memento } from 'vscode';
import { NEWEST_KNOWN } from '../core/claudeCode/behaviour';
import { compareVersions, parseVersion } from '../core/claudeCode/version';
import type { Path } from '../core/files/path';
import type { Place } from '../core/files/place';
import type { ClaudeInUse } from '../core/report';
import type { Used } from '../core/transcript/used';
import { installedClaude, type ClaudePlaces, type FoundClaude } from '../disk/installedClaude';
import type { Setting } from './settings';

const CHOSEN = 'claudeVersion';

export class ClaudeVersion {
  readonly #memory: Memento;
  readonly #setting: Setting<string | undefined>;
  readonly #machineWide: () => boolean;
  readonly #find: (places: ClaudePlaces) => Promise<FoundClaude | undefined>;
  readonly #found = new Map<Path, Promise<FoundClaude | undefined>>();

  /** `machineWide` says whether installed packages outside the config folder may be read. */
  constructor(
    memory: Memento,
    setting: Setting<string | undefined>,
    machineWide: () => boolean,
    find: (places: ClaudePlaces) => Promise<FoundClaude | undefined> = installedClaude,
  ) {
    this.#memory = memory;
    this.#setting = setting;
    this.#machineWide = machineWide;
    this.#find = find;
  }

  /** `undefined` finds the version again. */
  async choose(version: string | undefined): Promise<void> {
    await this.#memory.update(CHOSEN, version);
  }

  /** Looks at the machine again at the next question. */
  forget(): void {
    this.#found.clear();
  }

  async of(place: Place): Promise<ClaudeInUse> {
    const said = this.#memory.get<string>(CHOSEN) ?? this.#setting.value;
    const chosen = said !== undefined && parseVersion(said) ? said : undefined;
    const { version, how } = chosen
      ? { version: chosen, how: 'setting' as const }
      : ((await this.#foundFor(place)) ?? { version: NEWEST_KNOWN, how: 'newestKnown' as const });
    return { version, how, measured: compareVersions(version, NEWEST_KNOWN) <= 0 };
  }

  /** What the sessions in a place say of the model in use and of Claude Code's own parts, whatever was chosen. */
  async usedIn(place: Place): Promise<Used | undefined> {
    return (await this.#foundFor(place))?.used;
  }

  #foundFor({ start, home, config }: Place): Promise<FoundClaude | undefined> {
    let found = this.#found.get(start);
    if (!found) this.#found.set(start, (found = this.#find({ start, home, config, machineWide: this.#machineWide() })));
    return found;
  }
}
