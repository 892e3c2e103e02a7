import { readdirSync, readFileSync } from 'node:fs';
import { OUT } from '../../src/content/workspace';
import type { KnownPage } from '../../src/model/page/PageData';
import { followPattern, resolvePatterns } from '../../src/model/outputs/RedirectPattern';
import { suggestPathnames } from '../../src/model/routes/pathSuggestions';
import { productRegistry, redirectPatterns, redirects } from '../../src/site';

/** The pages among which the 404 page of the export finds suggestions. */
const known = readdirSync(`${OUT}/_docs`)
  .filter((name) => /^pages-en\..*json$/.test(name))
  .flatMap((name) => JSON.parse(readFileSync(`${OUT}/_docs/${name}`, 'utf8')) as KnownPage[])
  .filter(([, , , prefix]) => prefix === undefined)
  .map(([pathname]) => pathname);

const patterns = resolvePatterns(redirectPatterns, ['en'], []);
const single = new Map(redirects.map(({ from, to }) => [from, to]));

/** Returns the page that a reader of an old address gets, or is offered first. */
function findPage(pathname: string): string | undefined {
  const moved =
    single.get(pathname) ?? followPattern(`${pathname}/`, patterns)?.replace(/\/$/, '') ?? pathname;
  return known.includes(moved) ? moved : suggestPathnames(moved, known, 5)[0];
}

/** Old pathnames that no page has any more, each with the pages of the same subject. */
const OLD = new Map<string, string[]>();
for (const { product } of productRegistry)
  for (const { text, pathnames } of product.olderVersions)
    for (const [here, there] of text === 'v4' || text === 'v5' ? Object.entries(pathnames) : [])
      if (!known.includes(there)) OLD.set(there, [...(OLD.get(there) ?? []), here]);

describe('addresses of older versions', () => {
  it('lead to their page, or to a page for unknown addresses that suggests it first', () => {
    const missed = [...OLD].filter(([there, here]) => !here.includes(findPage(there) ?? ''));
    expect(OLD.size).toBeGreaterThan(0);
    // What nothing in an address tells: a page under another name.
    expect(missed.length / OLD.size).toBeLessThan(0.1);
  });

  it.each([
    ['/components/checkboxes', '/material-ui/react-checkbox'],
    ['/components/switches', '/material-ui/react-switch'],
    ['/components/app-bar', '/material-ui/react-app-bar'],
    ['/customization/palette', '/material-ui/customization/palette'],
    ['/api/text-field', '/material-ui/api/text-field'],
    ['/system/basics', '/system/getting-started'],
  ])('%s leads to %s', (there, here) => {
    expect(findPage(there)).toBe(here);
  });
});
