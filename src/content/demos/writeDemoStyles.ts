import type { Direction } from '../../components/Demo/createDemoCache';
import { writeHashed } from '../pageData/writeHashed';
import type { PageDemos } from './DemoBuild';

/** The rules of a page's demos in one hashed style sheet, each rule once; undefined where there are none. */
export function writeDemoStyles(demos: PageDemos, direction: Direction): string | undefined {
  const rules = new Map<string, string>();
  let shard = '';
  for (const demo of demos.values()) {
    shard = demo.shard;
    for (const [name, rule] of Object.entries(demo.drawn[direction]?.styles ?? {})) rules.set(name, rule);
  }
  if (rules.size === 0) return undefined;
  return writeHashed(`demos/${shard.replaceAll('/', '-')}-${direction}.css`, [...rules.values()].join('\n'));
}
