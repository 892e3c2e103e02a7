import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { checkLinks } from '../../checks/links';
import { listHeadingIds, type ParsedPage } from '../markdown/ParsedPage';
import type { PageContext } from '../markdown/PageContext';
import { parsePage } from '../markdown/parsePage';
import { settleFragments } from './hostFragments';

const CODES = ['en', 'zh'];
const CONTEXT: PageContext = {
  file: 'docs/page.md',
  languageCode: 'en',
  repository: '',
  labels: EXAMPLE_LABELS,
};

interface Source {
  readonly text: string;
  /** A translation to Chinese. */
  readonly zh?: string;
  readonly isOnHost?: boolean;
}

/** Parses pages as the build does, and returns the HTML of each text, the hrefs of its links, and its ids. */
function build(sources: Readonly<Record<string, Source>>) {
  const pages = Object.entries(sources).map(([pathname, { text, zh, isOnHost = false }]) => {
    const context = (languageCode: string, english?: ParsedPage): PageContext => ({
      ...CONTEXT,
      languageCode,
      ...(english ? { headingIds: listHeadingIds(english.headings) } : {}),
      ...(english?.minorIds ? { minorIds: english.minorIds } : {}),
    });
    const en = parsePage(text, context('en'));
    const inputs: Record<string, [string, PageContext]> = { en: [text, context('en')] };
    if (zh !== undefined) inputs['zh'] = [zh, context('zh', en)];
    const texts = Object.fromEntries(
      Object.entries(inputs).map(([code, input]) => [code, parsePage(...input)]),
    );
    return { pathname, isOnHost, inputs, texts };
  });
  const settled = settleFragments(pages, CODES);
  return Object.fromEntries(
    pages.flatMap(({ pathname, inputs }) =>
      Object.entries(inputs).map(([code, [text, context]]) => {
        const parsed = parsePage(text, { ...context, ...settled.get(pathname)?.[code] });
        const html = parsed.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
        const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
        return [
          `${code} ${pathname}`,
          { parsed, links: parsed.links.map(({ href }) => href), ids: found(/<h\d id="([^"]*)"/g), html },
        ];
      }),
    ),
  );
}

const HEADINGS = '## Node.js\n\nText.\n\n## A & B\n\nText.\n\n## Usage\n\nText.\n\n## Usage\n\nText.';

describe('fragments of the host', () => {
  it('lead to the headings of the page, and to its title', () => {
    const text = `# A title\n\nLinks as the host makes them: [js](#nodejs), [and](#a--b), [second](#usage-1), [up](#a-title).\n\n<a href="#nodejs">js</a>\n\n${HEADINGS}`;
    const { 'en /docs': docs } = build({ '/docs': { text, isOnHost: true } });
    expect(docs?.links).toEqual(['#node-js', '#node-js', '#a-b', '#usage-2', '#main-content']);
    expect(docs?.ids).toEqual(['node-js', 'a-b', 'usage', 'usage-2']);
    const source = { pathname: '/docs', content: {} };
    const page = { pathname: '/docs', file: 'docs/page.md', translations: {}, texts: { en: docs?.parsed } };
    const content = { pages: new Map([['/docs', page]]), languages: [], site: { editBase: '/' } };
    expect(checkLinks(content as never, [source] as never)).toEqual([]);
  });

  it('lead to the headings of other pages, in the language of the reader', () => {
    const { 'en /a': english, 'zh /a': chinese } = build({
      '/a': { text: '# A\n\nSee [b](/b/#nodejs).', zh: '# A\n\nSee [b](/b/#node-js), [c](/b/#安装。).' },
      '/b': { text: '# B\n\n## Node.js\n\n## Set-up', zh: '# B\n\n## Node.js\n\n## 安装' },
    });
    expect(english?.links).toEqual(['/b/#node-js']);
    expect(chinese?.links[0]).toBe('/zh/b/#node-js');
  });

  it('lead to translated headings, which keep the English ids', () => {
    const { 'zh /b': chinese } = build({
      '/b': { text: '# B\n\nWords.\n\n## Set-up', zh: '# B\n\nWords: [1](#安装), [2](#set-up).\n\n## 安装' },
    });
    expect(chinese?.links).toEqual(['#set-up', '#set-up']);
  });

  it('mean what the host shows on its pages, and else the ids of the site', () => {
    const text = `# A\n\n[Which](#usage-2)?\n\n${HEADINGS}\n\n## Usage`;
    expect(build({ '/a': { text, isOnHost: true } })['en /a']?.links).toEqual(['#usage-3']);
    expect(build({ '/a': { text } })['en /a']?.links).toEqual(['#usage-2']);
  });

  it('stay as they are if no heading has them', () => {
    const { 'en /a': page } = build({
      '/a': { text: '# A\n\n[b](#c) [d](/e/#f) [g](#constructor)\n\n## H' },
    });
    expect(page?.links).toEqual(['#c', '/e/#f', '#constructor']);
  });
});

describe('headings of level four', () => {
  const text = '# B\n\n## Section\n\n#### Small print\n\nText.\n\n#### Other';

  it('are a place if a link leads to them, in every language', () => {
    const zh = '# B\n\n## 节\n\n#### 小字\n\n文。\n\n#### 别的';
    const built = build({
      '/a': { text: '# A\n\nSee [b](/b/#small-print).' },
      '/b': { text, zh },
    });
    expect(built['en /a']?.links).toEqual(['/b/#small-print']);
    expect(built['en /b']?.ids).toEqual(['section', 'small-print']);
    expect(built['zh /b']?.ids).toEqual(['section', 'small-print']);
    expect(built['zh /b']?.html).toContain('<h4 id="small-print">小字</h4>');
  });

  it('are none without a link', () => {
    expect(build({ '/b': { text } })['en /b']?.ids).toEqual(['section']);
  });

  it('never have the id of a section', () => {
    const { 'en /b': page } = build({
      '/b': { text: '# B\n\n[1](#notes-1) [2](#notes)\n\n#### Notes\n\n## Notes', isOnHost: true },
    });
    expect(page?.links).toEqual(['#notes', '#notes-2']);
    expect(page?.ids).toEqual(['notes-2', 'notes']);
  });
});
