import { readFileSync } from 'node:fs';
import { BUDGETS, type PageWeight } from '../../scripts/budgets';
import { listLoaded, weighPages } from '../../scripts/weigh';
import { OUT } from '../../src/content/workspace';

const pages = weighPages();
const read = (route: string) =>
  readFileSync(`${OUT}${route}${route.endsWith('/') ? 'index.html' : ''}`, 'utf8');

describe('a page at load', () => {
  it.each(Object.entries(BUDGETS))('stays within the budget of its kind: %s', (kind, budget) => {
    const ofKind = pages.filter((page) => page.kind === kind);
    const over = ofKind.flatMap(({ route, weight }) =>
      (Object.keys(budget) as (keyof PageWeight)[])
        .filter((name) => weight[name] > budget[name])
        .map((name) => `${route} ${name} ${weight[name]}`),
    );
    expect(over).toEqual([]);
    expect(ofKind).not.toEqual([]);
  });

  // Error pages are page files of their own, and Next gives each a sheet.
  it('requests no style sheet and no script', () => {
    const wrong = pages
      .filter(({ route }) => route.endsWith('/'))
      .flatMap(({ route }) =>
        listLoaded(read(route))
          .filter((href) => /\.(?:js|css)$/.test(href))
          .map((href) => `${route} ${href}`),
      );
    expect(wrong).toEqual([]);
  });

  it('contains only the sidebar lists above it', () => {
    const wrong = pages.filter(({ route }) => {
      const html = read(route);
      const tree = html.slice(html.indexOf('id="_tree"'), html.indexOf('</nav>'));
      return /aria-expanded="false"(?:(?!<\/div>).)*<\/div><ul/s.test(tree);
    });
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });
});
