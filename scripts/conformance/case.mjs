// What a case and a fact are, as types only: the rest of this folder and the conformance test speak of them.

/**
 * @typedef {string
 *   | null
 *   | { readonly symlink: string }
 *   | { readonly base64: string }
 *   | { readonly head?: string, readonly repeat: string, readonly times: number, readonly tail?: string }} FileValue
 *   a file's text, a folder (null), a link, bytes, or a long text made of a repeated part
 */

/** @typedef {Readonly<Record<string, FileValue>>} FileTree files by path */

/**
 * @typedef {object} CaseStep a tool call of the session
 * @property {'read' | 'write' | 'edit' | 'bash' | 'glob' | 'grep' | 'skill'} op
 * @property {string} [path]
 * @property {string} [content]
 * @property {string} [old]
 * @property {string} [new]
 * @property {string} [command]
 * @property {string} [pattern]
 * @property {string} [name]
 * @property {string} [args]
 */

/**
 * @typedef {object} Case a workspace, and a session in it
 * @property {string} id
 * @property {FileTree} workspace
 * @property {FileTree} [home]
 * @property {FileTree} [top]
 * @property {FileTree} [managed]
 * @property {string} [cwd]
 * @property {boolean} [git]
 * @property {string} [gitRoot]
 * @property {Readonly<Record<string, string>>} [env]
 * @property {readonly string[]} [args]
 * @property {Readonly<Record<string, unknown>>} [project]
 * @property {boolean} [keepConfig]
 * @property {string} [prompt]
 * @property {readonly CaseStep[]} [steps]
 * @property {readonly unknown[]} [turns] several prompts; there are no facts of those
 */

/** @typedef {{ readonly path: string, readonly text: string, readonly kind?: string | null }} FactMemory */
/** @typedef {{ readonly name: string, readonly text: string }} FactSkill */
/**
 * @typedef {object} FactStep
 * @property {readonly FactMemory[]} memory
 * @property {readonly FactSkill[]} skills
 * @property {readonly string[]} [invoked] bodies of invoked skills, where the case invokes any
 */
/** @typedef {{ readonly id: string, readonly steps: readonly FactStep[] }} Fact */

export {};
