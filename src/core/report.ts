/**
 * The one thing every surface draws: plain data (no classes, maps or functions), made whole by `inspect`.
 * Texts are named by id and handed out when one is shown.
 */
import type { Path } from './files/path';
import type { TextId } from './files/text';
import type { Blocked, Reason, Scope, Waits } from './reason';
import type { BlockKind, Step } from './session/step';
import type { Tokens } from './tokens/tokens';

export interface Report {
  readonly schema: 'context-stack/1';
  readonly claude: ClaudeInUse;
  readonly start: Path;
  readonly home: Path;
  readonly repository: Path | undefined;
  readonly model: Model;
  readonly steps: readonly Step[];
  /** Everything in the context now, in the order the model reads it. */
  readonly stack: readonly Layer[];
  readonly waiting: readonly Waiting[];
  readonly notLoaded: readonly NotLoaded[];
  readonly skills: readonly SkillCard[];
  readonly listing: Listing;
  readonly budget: Budget;
  /** What the context weighed after each step, in their order. */
  readonly timeline: readonly Moment[];
  readonly pool: SkillPool;
}

/** The Claude Code version whose behaviour is shown. */
export interface ClaudeInUse {
  readonly version: string;
  readonly how: 'setting' | 'transcript' | 'installed' | 'newestKnown';
  /** False for a version newer than every measured one: it behaves as the newest known. */
  readonly measured: boolean;
}

export interface Model {
  readonly id: string;
  /** Where it is known from. */
  readonly how: 'setting' | 'transcript' | 'claudeSettings' | 'default';
  readonly family: 'old' | 'new';
  /** Size of the context window in tokens, or of the lower one that was set for compaction. */
  readonly window: number;
  /** How full the window is when compaction starts by itself, in tokens; nothing when that is switched off. */
  readonly autocompactAt: number | undefined;
}

/** What compaction would do to a layer. */
export type Fate =
  | { readonly kind: 'kept' }
  | { readonly kind: 'reread'; readonly from: 'disk' }
  | { readonly kind: 'cut'; readonly toTokens: number }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'returnsWhenTouched' }
  /** Among the files touched last: comes back as a plain file, as it stands on disk. */
  | { readonly kind: 'restored' }
  | { readonly kind: 'summarised' };

/** One block in the context: what `Told` says, and what it weighs. */
export interface Layer {
  readonly id: string;
  /** 1-based place among all layers, in the order the model reads them. */
  readonly order: number;
  readonly kind: BlockKind | 'skillListing';
  readonly scope: Scope;
  readonly path: Path;
  readonly hop: number;
  readonly step: number;
  readonly reason: Reason;
  readonly text: TextId;
  /** Tokens as sent, and as written on disk (frontmatter and comments included). */
  readonly tokens: Tokens;
  readonly writtenTokens: Tokens;
  /** True when the file on disk is no longer what the model was told. */
  readonly olderThanDisk: boolean;
  readonly orderNotFixed: boolean;
  readonly fate: Fate;
  /** Of a file that is being edited: what it would weigh once saved. */
  readonly unsaved: Tokens | undefined;
}

/** A rule or nested memory file that loads when something happens. */
export interface Waiting {
  readonly kind: 'rule' | 'memory' | 'skill';
  readonly scope: Scope;
  readonly path: Path;
  readonly reason: Waits;
  /** What it would weigh. */
  readonly tokens: Tokens;
}

export interface NotLoaded {
  readonly path: Path;
  readonly scope: Scope;
  readonly reason: Blocked;
}

/** Where a skill stands. One skill has one state. */
export type SkillState =
  | 'listed'
  | 'listedWithoutDescription'
  | 'found' // known to the session, announced with the next turn
  | 'waiting' // has `paths` that matched nothing yet
  | 'onlyForUser'
  | 'shadowed'
  | 'off'
  | 'unseen'; // usable, but its announcement was lost to compaction

export interface SkillCard {
  /** The name the model sees, or would see. */
  readonly name: string;
  readonly kind: 'skill' | 'command';
  readonly scope: Scope;
  readonly path: Path;
  readonly state: SkillState;
  /** Why it is in that state. */
  readonly reason: Reason | undefined;
  /** True when a touched file brought it (nested folder or matched `paths`). */
  readonly activated: boolean;
  readonly invoked: boolean;
  /** Its line as the model sees it, and as it would be if the budget had room for all. */
  readonly text: string;
  readonly fullText: string;
  readonly listingTokens: Tokens;
  readonly bodyTokens: Tokens;
}

export interface Listing {
  /** The whole listing as text the model holds now. */
  readonly text: TextId;
  readonly tokens: Tokens;
  readonly skills: number;
  readonly withoutDescription: number;
  readonly room: ListingRoom;
}

/** The start's listing against its budget, in characters (older versions: columns); Claude Code's own lines are in all of it. */
export interface ListingRoom {
  readonly budget: number;
  readonly used: number;
  /** What every line in full would take. */
  readonly needed: number;
  /** The `skillListingBudgetFraction` that would hold them all; nothing where that setting decides nothing. */
  readonly fraction: number | undefined;
}

/** Parts of the window, in the order of the bar. */
export type BudgetPart =
  | 'systemPrompt'
  | 'tools'
  | 'memory'
  | 'rules'
  | 'skillListing'
  | 'invokedSkills'
  | 'conversation'
  | 'free'
  | 'autocompactBuffer';

/** Those that the session's own blocks make up. */
export type SessionPart = Extract<BudgetPart, 'memory' | 'rules' | 'skillListing' | 'invokedSkills' | 'conversation'>;

export interface Budget {
  readonly window: number;
  readonly parts: readonly { readonly part: BudgetPart; readonly tokens: Tokens }[];
  /** Everything but `free` and `autocompactBuffer`. */
  readonly used: Tokens;
  /** Lines of bundled skills, which are part of the skill listing and no layer. */
  readonly bundledListing: Tokens;
  /** Whose are the sizes of system prompt and tools: a real session's of this project, or those measured elsewhere. */
  readonly fixedFrom: 'session' | 'defaults';
}

export interface Moment {
  /** Index of the step. */
  readonly step: number;
  /** Tokens of each part, without system prompt and tools; after a compaction what that left. */
  readonly parts: Readonly<Record<SessionPart, number>>;
}

/** What a compaction would keep of the invoked skills: newest first, in the tokens by which Claude Code counts here. */
export interface SkillPool {
  /** Of all of them together, and of each. */
  readonly limit: number;
  readonly limitEach: number;
  readonly used: number;
  readonly skills: readonly { readonly layer: string; readonly tokens: number; readonly kept: number }[];
}
