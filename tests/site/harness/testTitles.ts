import { symbolOf } from '../../../src/model/search/words';
import { readEntries } from '../../../src/model/search/partEntries';
import { manifestHref, parseManifest } from '../../../src/model/search/SearchManifest';
import type { SearchHit } from '../../../src/model/search/SearchResult';
import { readExport } from './openIndex';
import { LANGUAGES, searchSite } from './searchSite';
import { readNameParts } from './readParts';

/** Number of hits that the dialog shows. */
const DIALOG_HITS = 10;

interface Title {
  readonly key: string;
  readonly title: string;
  readonly product: string;
}

/** Lists the titles of the pages in a language. */
function listTitles(code: string): Title[] {
  const { products } = parseManifest(readExport()(manifestHref(code)));
  const unlisted = new Set(products.filter((product) => product.unlisted).map(({ id }) => id));
  const titles = new Map<string, Title>();
  // The parts of the language come after those of the default language, so a translated page has its
  // translated title.
  for (const part of readNameParts(code)) {
    if (unlisted.has(part.product)) continue;
    for (const { key, kind, name } of readEntries(part))
      if (kind === 'page') titles.set(key, { key, title: name, product: part.product });
  }
  return [...titles.values()];
}

/** Tests the search results for page titles, for every nth page. */
export function testTitles(every: number, languages: readonly string[] = LANGUAGES): void {
  describe('the exact title of a page', () => {
    it.each(languages)(
      'leads to it first, or after an exact symbol of the same name, in %s',
      async (code) => {
        const titles = listTitles(code);
        expect(titles.length).toBeGreaterThan(100);
        const late: string[] = [];
        for (const { key, title, product } of titles.filter((_, index) => index % every === 0)) {
          const { hits } = await searchSite(code, title, product);
          const before = hits.findIndex((hit) => hit.key === key);
          // What another host documents comes after what the site itself names so, among the hits that the dialog shows.
          if (key.startsWith('https://')) {
            if (before < 0 || before >= DIALOG_HITS) late.push(`${product}: ${title}`);
            continue;
          }
          const isNamesake = ({ kind, name }: SearchHit) =>
            kind !== 'section' && symbolOf(...name.map(({ text }) => text)) === symbolOf(title);
          if (before < 0 || !hits.slice(0, before).every(isNamesake)) late.push(`${product}: ${title}`);
        }
        expect(late).toEqual([]);
      },
    );
  });
}
