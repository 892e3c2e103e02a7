import { type Direction, layered } from '../../components/Demo/demoCache';
import { writeHashed } from '../pageData/writeHashed';
import { formatRules } from '../styles/formatRules';
import { listUsedVariables } from '../styles/listUsedVariables';
import { pickRules } from '../styles/createRulePicker';
import { minifyCss } from '../styles/minifyCss';
import type { PageDemos } from './DemoBuild';
import type { DemoTheme } from './DemoTheme';

/** Hashed style sheets of a page's demos. */
export interface DemoSheets {
  /** What they look like as they are drawn. */
  readonly drawn?: string;
  /** What they may need once they are alive. */
  readonly alive: readonly string[];
}

/**
 * Writes the style sheets of a page's demos. One holds what is seen of them as they are drawn: their rules, each once,
 * without those about states that nothing has, and the variables of the theme that these use. What they may come to
 * need is the whole of both.
 */
export function writeDemoStyles(
  demos: PageDemos,
  direction: Direction,
  theme: DemoTheme | undefined,
): DemoSheets {
  const rules = new Map<string, string>();
  let shard = '';
  let html = '';
  for (const demo of demos.values()) {
    shard = demo.shard;
    html += demo.drawn[direction]?.html ?? '';
    for (const [name, rule] of Object.entries(demo.drawn[direction]?.styles ?? {})) rules.set(name, rule);
  }
  const file = `demos/${shard.replaceAll('/', '-')}-${direction}`;
  const all = [...rules.values()].join('');
  const picked = pickRules(all, html);
  const sheets = theme?.sheets ?? [];
  const used = listUsedVariables(picked + html, sheets);
  const variables = formatRules(sheets, (name) => used.has(name));
  const text = minifyCss((variables && `@layer theme{${variables}}`) + (picked && layered(picked)));
  return {
    ...(text ? { drawn: writeHashed(`${file}.css`, text) } : {}),
    alive: [theme?.href, all ? writeHashed(`${file}-alive.css`, layered(all)) : undefined].filter(
      (href) => href !== undefined,
    ),
  };
}
