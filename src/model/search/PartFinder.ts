import { LanguageIndex, type PartValues } from './LanguageIndex';
import type { DirectoryPart, PartLink, WordPart } from './SearchPart';
import type { Lookup } from './searchQuery';

/** Maximum number of name parts of the reader's product that are loaded before a query. */
const MAX_FIRST = 8;
/** Maximum number of parts for one query: of the reader's product, and of all others. */
const MAX_OWN = { 1: 4, 2: 4 } as const;
const MAX_OTHER = { 1: 3, 2: 2 } as const;

/** Finds the parts of the index that a query needs, from the directories and dictionaries. */
export class PartFinder {
  readonly #indexes: LanguageIndex[] = [];

  /** Adds a directory, or a dictionary of a directory that was added. */
  add(part: DirectoryPart | WordPart): void {
    if (part.tier === 0) this.#indexes.push(new LanguageIndex(part));
    else this.#indexes.find(({ language }) => language === part.language)?.addWords(part);
  }

  /** Returns the parts that all queries of a product's readers need, if they are few. */
  findFirst(product: string): PartLink[] {
    return this.#indexes.flatMap((index) => {
      const names = index.parts.filter((part) => part.product === product && part.tier === 1);
      return [...(names.length > MAX_FIRST ? [] : names), ...index.fewDictionaries];
    });
  }

  /**
   * Returns the parts for the words of a query, the most valuable first: dictionaries if some are missing,
   * otherwise names and texts.
   * @param products ids of the products to search, including the reader's own
   * @param withTexts also texts, with the names of their entries
   */
  find(
    lookups: readonly Lookup[],
    product: string,
    products: ReadonlySet<string>,
    withTexts: boolean,
  ): PartLink[] {
    const terms = new Set(
      lookups.flatMap(({ term, begun, others }) => [term, ...(begun ? [begun] : []), ...others]),
    );
    const missing = this.#indexes.flatMap((index) => [...terms].flatMap((term) => index.missingFor(term)));
    if (missing.length > 0) return [...new Map(missing.map((link) => [link.stamp, link])).values()];
    const ranked = this.#indexes
      .flatMap((index) => {
        return [...valuesOfQuery(lookups, index)].flatMap(([number, value]) => {
          const part = index.parts[number];
          return part && products.has(part.product) ? [{ part, value, index }] : [];
        });
      })
      .sort((a, b) => b.value - a.value);
    const pick = (tier: 1 | 2) => {
      const found = ranked.filter(({ part }) => part.tier === tier);
      const ofProduct = found.filter(({ part }) => part.product === product).slice(0, MAX_OWN[tier]);
      const others = found.filter(({ part }) => part.product !== product).slice(0, MAX_OTHER[tier]);
      return [...ofProduct, ...others];
    };
    const texts = withTexts ? pick(2) : [];
    const named = new Set(texts.map(({ part }) => part.names));
    const ofTexts = texts.flatMap(({ index }) =>
      index.parts.filter(({ tier, stamp }) => tier === 1 && named.has(stamp)),
    );
    const all = [...pick(1).map(({ part }) => part), ...ofTexts, ...texts.map(({ part }) => part)];
    return [...new Map(all.map((link) => [`${link.tier} ${link.stamp}`, link])).values()];
  }
}

/** Value of a word that another one stands for. */
const MEANT = 0.8;

/** Returns the value of each part for a query: words that few parts have weigh more. */
function valuesOfQuery(lookups: readonly Lookup[], index: LanguageIndex): PartValues {
  const values: PartValues = new Map();
  for (const { term, others, begun, weight } of lookups) {
    const best: PartValues = new Map();
    const add = (found: PartValues, share: number) => {
      for (const [part, value] of found) best.set(part, Math.max(value * share, best.get(part) ?? 0));
    };
    add(index.valuesOf(term, begun, true), 1);
    for (const other of others) add(index.valuesOf(other, '', false), MEANT);
    const rarity = Math.log(1 + index.parts.length / (1 + best.size));
    for (const [part, value] of best) values.set(part, (values.get(part) ?? 0) + value * weight * rarity);
  }
  return values;
}
