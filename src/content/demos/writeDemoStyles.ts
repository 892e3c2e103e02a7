import { layered, type Direction } from '../../components/Demo/createDemoCache';
import { writeHashed } from '../pageData/writeHashed';
import { formatRules } from '../styles/formatRules';
import { listUsedVariables } from '../styles/listUsedVariables';
import type { PageDemos } from './DemoBuild';
import type { DemoTheme } from './DemoTheme';

/**
 * What a page's demos look like as they are drawn, in one hashed style sheet: the variables of their theme that they
 * use, and their rules, each once. Undefined where there are none. A demo that comes to life may need any variable of
 * the theme; it brings the whole of it.
 */
export function writeDemoStyles(
  demos: PageDemos,
  direction: Direction,
  theme: DemoTheme | undefined,
): string | undefined {
  const rules = new Map<string, string>();
  let shard = '';
  let drawn = '';
  for (const demo of demos.values()) {
    shard = demo.shard;
    drawn += demo.drawn[direction]?.html ?? '';
    for (const [name, rule] of Object.entries(demo.drawn[direction]?.styles ?? {})) rules.set(name, rule);
  }
  const own = [...rules.values()].join('');
  const sheets = theme?.sheets ?? [];
  const used = listUsedVariables(own + drawn, sheets);
  const variables = formatRules(sheets, (name) => used.has(name));
  if (!own && !variables) return undefined;
  const text = (variables && `@layer theme{${variables}}`) + (own && layered(own));
  return writeHashed(`demos/${shard.replaceAll('/', '-')}-${direction}.css`, text);
}
