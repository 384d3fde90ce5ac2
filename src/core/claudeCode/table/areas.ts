/** The whole table, area by area, in the order a reader wants it. For the page and the tests; the engine reads values. */
import { agents } from './agents';
import { autoMemory } from './autoMemory';
import { comments } from './comments';
import { compaction } from './compaction';
import { imports } from './imports';
import { invocation } from './invocation';
import { listing } from './listing';
import { memory } from './memory';
import { patterns } from './patterns';
import { plugins } from './plugins';
import type { Area } from './row';
import { rules } from './rules';
import { settings } from './settings';
import { skillNames } from './skillNames';
import { skills } from './skills';
import { touches } from './touches';
import { contextWindow } from './window';

export function areas(): readonly Area[] {
  return [
    memory(),
    imports(),
    comments(),
    rules(),
    patterns(),
    touches(),
    skills(),
    skillNames(),
    listing(),
    plugins(),
    invocation(),
    agents(),
    autoMemory(),
    settings(),
    compaction(),
    contextWindow(),
  ];
}
