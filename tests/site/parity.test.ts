import { readFileSync } from 'node:fs';
import { scanTags } from '../../src/model/outputs/html/tags';
import { routeToMarkdownPath } from '../../src/model/outputs/OutputPage';
import { htmlToText } from '../../src/model/page/htmlToText';
import { readRoutes } from './harness/readRoutes';
import { listStrayParts } from './harness/listStrayParts';
import { readFacts } from './harness/readFacts';

const routes = readRoutes();
const bare = (text: string) => text.replace(/[\s\\`*_|>#]+/g, '');

/** Texts of the code blocks in the main part, and names of the entries of an API page. */
function readCode(html: string): { blocks: string[]; entries: string[] } {
  const blocks: string[] = [];
  const entries: string[] = [];
  let pre: string | undefined;
  let inEntry = false;
  let isPreview = false;
  let inMain = false;
  scanTags(html, {
    open: (name, attributes) => {
      if (name === 'main') inMain = true;
      if (name === 'div') isPreview = /\bid="_\d+p"/.test(attributes);
      if (inMain && name === 'pre') pre = '';
      if (inMain && /class="api-name"/.test(attributes)) inEntry = true;
    },
    text: (text) => {
      if (pre !== undefined) pre += text;
      else if (inEntry && text.trim()) {
        entries.push(htmlToText(text).trim());
        inEntry = false;
      }
    },
    close: (name) => {
      if (name === 'main') inMain = false;
      if (name === 'pre' && pre !== undefined) {
        // A preview shows telling lines of the demo's source, which the copy holds whole.
        blocks.push(...(isPreview ? htmlToText(pre).split('\n') : [htmlToText(pre)]));
        pre = undefined;
      }
    },
  });
  return { blocks, entries };
}

describe('the Markdown copy of every page', () => {
  it('holds its title, every heading, every block of code and every entry of the reference', () => {
    const missing: unknown[] = [];
    let counted = 0;
    for (const route of routes) {
      const html = readFileSync(`out${route}index.html`, 'utf8');
      const copy = bare(readFileSync(`out${routeToMarkdownPath(route)}`, 'utf8'));
      const headings = readFacts(`out${route}index.html`).headings.map(({ text }) => text);
      const { blocks, entries } = readCode(html);
      for (const part of [...headings, ...blocks, ...entries]) {
        counted += 1;
        if (!copy.includes(bare(part))) missing.push({ route, part: part.slice(0, 80) });
      }
    }
    expect(missing.slice(0, 20)).toEqual([]);
    expect(missing.length).toBe(0);
    expect(counted).toBeGreaterThan(10_000);
  });

  it('has no heading and no link that its page lacks', () => {
    const { strays, headings, links } = listStrayParts('out', routes);
    expect(strays).toEqual([]);
    expect(headings).toBeGreaterThan(5_000);
    expect(links).toBeGreaterThan(5_000);
  });

  it('leads to whole addresses, and holds nothing of the dialect', () => {
    const wrong: unknown[] = [];
    for (const route of routes) {
      const text = readFileSync(`out${routeToMarkdownPath(route)}`, 'utf8');
      const prose = text
        .replace(/^( *(?:> ?)*)(`{3,})[\s\S]*?^\1\2\s*$/gm, '')
        .replace(/(`+)[^`][\s\S]*?\1/g, '');
      const found = /\]\(\/[^)]*\)|^\{\{"|^:::|<codeblock|<featureList|class="plan-/m.exec(prose);
      if (found) wrong.push({ route, found: found[0] });
    }
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});
