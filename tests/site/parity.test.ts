import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { routeToMarkdownPath } from '../../src/model/outputs/OutputPage';
import { readRoutes } from './harness/readRoutes';
import { sampleRoutes } from './harness/sampleRoutes';
import { listStrayParts } from './harness/listStrayParts';
import { readFacts } from './harness/readFacts';
import { OUT } from '../../src/content/workspace';

/** The manual, which has everything that a page can hold, and a sample of all others. */
const routes = [...sampleRoutes(), ...readRoutes().filter((route) => route.startsWith('/experiments/'))];
const bare = (text: string) => text.replace(/[\s\\`*_|>#]+/g, '');

/** Reads the texts of the code blocks in the main part, and names of the entries of an API page. */
function readCode(html: string): { blocks: string[]; entries: string[] } {
  const blocks: string[] = [];
  const entries: string[] = [];
  let pre: string | undefined;
  let entry: string | undefined;
  let isPreview = false;
  let isTheme = false;
  let inMain = false;
  const endEntry = () => {
    if (!entry?.trim()) return;
    entries.push(entry.trim());
    entry = undefined;
  };
  new Parser({
    onopentag: (name, attributes) => {
      endEntry();
      if (name === 'main') inMain = true;
      if (name === 'div') isPreview = /^_\d+p$/.test(attributes.id ?? '');
      // What a switch of themes shows follows the reader's choice.
      if (name === 'div') isTheme = /^_\d+t$/.test(attributes.id ?? '');
      if (inMain && name === 'pre') pre = '';
      // The style sheet draws the prompt.
      if (pre !== undefined && attributes.class === 'prompt') pre += '$ ';
      if (inMain && attributes.class === 'api-name') entry = '';
    },
    ontext: (text) => {
      if (pre !== undefined) pre += text;
      else if (entry !== undefined) entry += text;
    },
    onclosetag: (name) => {
      endEntry();
      if (name === 'main') inMain = false;
      if (name === 'pre' && pre !== undefined) {
        // A preview shows selected lines of the demo's source; the copy contains the whole source.
        if (!isTheme) blocks.push(...(isPreview ? pre.split('\n') : [pre]));
        pre = undefined;
      }
    },
  }).end(html);
  return { blocks, entries };
}

describe('the Markdown copy of a page', () => {
  it('holds its title, every heading, every block of code and every entry of the reference', () => {
    const missing: unknown[] = [];
    let counted = 0;
    for (const route of routes) {
      const html = readFileSync(`${OUT}${route}index.html`, 'utf8');
      const copy = bare(readFileSync(`${OUT}${routeToMarkdownPath(route)}`, 'utf8'));
      const headings = readFacts(`${OUT}${route}index.html`).headings.map(({ text }) => text);
      const { blocks, entries } = readCode(html);
      for (const part of [...headings, ...blocks, ...entries]) {
        counted += 1;
        if (!copy.includes(bare(part))) missing.push({ route, part: part.slice(0, 80) });
      }
    }
    expect(missing.slice(0, 20)).toEqual([]);
    expect(missing.length).toBe(0);
    expect(counted).toBeGreaterThan(1000);
  });

  it('has no heading and no link that its page lacks', () => {
    const { strays, headings, links } = listStrayParts(OUT, routes);
    expect(strays).toEqual([]);
    expect(headings).toBeGreaterThan(500);
    expect(links).toBeGreaterThan(500);
  });

  it('links to absolute addresses, and holds none of the Markdown extensions', () => {
    const wrong: unknown[] = [];
    for (const route of routes) {
      const text = readFileSync(`${OUT}${routeToMarkdownPath(route)}`, 'utf8');
      const prose = text
        .replace(/^( *(?:> ?)*)(`{3,})[\s\S]*?^\1\2\s*$/gm, '')
        .replace(/(`+)[^`][\s\S]*?\1/g, '');
      const found = /\]\(\/[^)]*\)|^\{\{"|^:::|<codeblock|<featureList|class="plan-/m.exec(prose);
      if (found) wrong.push({ route, found: found[0] });
    }
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});
