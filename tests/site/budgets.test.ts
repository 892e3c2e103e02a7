import { readFileSync } from 'node:fs';
import { BUDGETS, type PageKind } from '../../scripts/budgets';
import { kindOf, listLoaded, weighPage } from '../../scripts/weigh';
import { readRoutes } from './harness/readRoutes';
import { testBudgets } from './harness/testBudgets';
import { OUT } from '../../src/content/workspace';

/** The gate weighs the longest pages of each kind, `budgets.full.test.ts` all. */
const LONGEST = 20;

interface Page {
  readonly route: string;
  readonly html: string;
  readonly kind: PageKind;
}

const pages = readRoutes().map((route): Page => {
  const html = readFileSync(`${OUT}${route}index.html`, 'utf8');
  return { route, html, kind: kindOf(route, html) };
});
const longest = Object.keys(BUDGETS).flatMap((kind) =>
  pages
    .filter((page) => page.kind === kind)
    .toSorted((a, b) => b.html.length - a.html.length)
    .slice(0, LONGEST),
);

testBudgets(longest.map(({ route, html, kind }) => ({ route, kind, weight: weighPage(html) })));

describe('a page at load', () => {
  // Error pages are page files of their own, and Next gives each a sheet.
  it('requests one script, the same on every page, and no style sheet', () => {
    const lists = pages.map(({ html }) => listLoaded(html).filter((href) => /\.(?:js|css)$/.test(href)));
    expect([...new Set(lists.map((list) => list.join(' ')))]).toEqual([
      expect.stringMatching(/^\/_docs\/islands\/\w+\.js$/),
    ]);
  });

  it('contains only the sidebar lists above it', () => {
    const wrong = pages.filter(({ html }) => {
      const tree = html.slice(html.indexOf('id="_tree"'), html.indexOf('</nav>'));
      return /aria-expanded="false"(?:(?!<\/div>).)*<\/div><ul/s.test(tree);
    });
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });
});
