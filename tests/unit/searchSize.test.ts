import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildSearchSources } from '../../bench/corpus/buildSearchSources';
import { USES } from '../../scripts/budgets';
import { buildParts } from '../../src/content/search/searchParts';
import { writeIndex } from '../../src/content/search/writeIndex';
import { PUBLIC } from '../../src/content/workspace';
import { PartFinder } from '../../src/model/search/PartFinder';
import { SearchEngine } from '../../src/model/search/SearchEngine';
import { parsePart, partHref, type PartLink } from '../../src/model/search/SearchPart';
import { useTestFolder } from './useTestFolder';

const PAGES = 1000;
const OPTIONS = {
  language: 'en',
  product: 'one',
  products: [{ id: 'one', name: 'One' }],
  mostOwn: 8,
  mostOther: 4,
  most: 24,
};

/** Searches with files from the folder, and counts what is asked for; the client loads in the same order. */
class Reader {
  readonly #finder = new PartFinder();
  readonly #engine = new SearchEngine([]);
  readonly #asked = new Map<string, number>();

  constructor(directory: PartLink) {
    this.#load([directory]);
    this.#load(this.#finder.findFirst('one'));
  }

  get bytes(): number {
    return [...this.#asked.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  #load(links: readonly PartLink[]): void {
    for (const link of links) {
      const href = partHref(link);
      if (this.#asked.has(href)) continue;
      const text = readFileSync(`${PUBLIC.folder}${href}`, 'utf8');
      this.#asked.set(href, gzipSync(text).length);
      const part = parsePart(text);
      if (part.tier === 1) this.#engine.addNames(part);
      else if (part.tier === 2) this.#engine.addTexts('en', part.texts);
      else this.#finder.add(part);
    }
  }

  #loadFor(query: string, withTexts: boolean): void {
    const { lookups } = this.#engine.read(query, OPTIONS);
    this.#load(this.#finder.find(lookups, 'one', new Set(['one']), withTexts));
  }

  search(query: string, withTexts = false): string[] {
    this.#loadFor(query, false);
    this.#loadFor(query, withTexts);
    this.#loadFor(query, withTexts);
    return this.#engine.search(query, OPTIONS).hits.map(({ key }) => key);
  }
}

describe(`the search index of a product with ${PAGES} pages`, () => {
  useTestFolder();

  it('gives the first answer from a few files, which is the page with the title, or with a rare word', () => {
    const sources = buildSearchSources('one', PAGES);
    const [last] = sources.slice(-1);
    const [block] = last?.content?.texts.en?.blocks ?? [];
    if (!last || block?.kind !== 'html') throw new Error('the last page has no text');
    Object.assign(block, { html: block.html.replace('<p>', '<p>quixotry ') });
    const link = writeIndex('en', new Map([['one', buildParts('one', 'en', sources, () => '')]]));
    if (!link) throw new Error('there is no index');
    for (const { pathname, content } of [1, 333, 998].flatMap((number) => sources[number] ?? [])) {
      const reader = new Reader(link);
      expect(reader.search(content?.texts.en?.title ?? '')[0]).toBe(pathname);
      expect(reader.bytes).toBeLessThanOrEqual(USES.searchIndex);
    }
    expect(new Reader(link).search('quixotry', true)).toEqual([`${last.pathname}#part-0`]);
  });
});
