/**
 * The engine's doors in one place, for whoever loads it as a whole: the extension bundles it apart, so that
 * starting the editor waits for no parser.
 */
export { explain } from './explain/explain';
export { broughtBy } from './explain/reading';
export { lookAt, readBeside, readNow } from './explain/sight';
export { examine } from './findings/examine';
export { leaveOut } from './findings/leaveOut';
export { commandOf, placeInstruction, splitNear } from './findings/shape/proposals';
export { gatherWorkspace } from './gather/workspaceFiles';
export { changesBetween } from './gather/changes';
export { findPlace } from './gather/place';
export { afterCompaction, inspect, tryListingOf, weigherFor } from './inspect';
export { importsIn } from './draft/importStanding';
export { proposalsAt } from './draft/proposals';
export { renamedImports } from './draft/renamedImports';
export { standingAt } from './draft/standing';
export { sectionsOf, unsentOf, weightOf } from './draft/facts';
export { instructionFiles, withDrafts } from './draft/withDrafts';
export { gatherSession } from './session/gatherSession';
