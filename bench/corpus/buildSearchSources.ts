import type { PageSource } from '../../src/content/pageData/PageSource';
import { createRandom } from './createRandom';

const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');
const VOCABULARY = 12_000;
const SECTIONS = 6;
const WORDS_PER_SECTION = 110;

/** Returns the word of a rank; common words are short, as in a language. */
function spell(rank: number): string {
  let word = '';
  for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length];
  return word;
}

/** Returns words whose frequency falls with their rank, as in a language (Zipf's law). */
function createWords(random: () => number): (count: number) => string {
  const one = () => spell(Math.floor(VOCABULARY ** random()));
  return (count) => Array.from({ length: count }, one).join(' ');
}

/**
 * Returns pages of one product for the search index: each has a title of three words, six sections with
 * headings, and 660 words of text from a vocabulary of 12,000.
 */
export function buildSearchSources(product: string, count: number): PageSource[] {
  const random = createRandom(count);
  const write = createWords(random);
  return Array.from({ length: count }, (_, number) => {
    const headings = Array.from({ length: SECTIONS }, (_each, at) => ({
      hash: `part-${at}`,
      text: write(2),
      children: [],
    }));
    const html = headings
      .map(({ hash, text }) => `<h2 id="${hash}">${text}</h2><p>${write(WORDS_PER_SECTION)}</p>`)
      .join('\n');
    const text = {
      title: `${write(2)} ${spell(number + 40)}`,
      description: `${write(14)}.`,
      frontMatter: {},
      headings,
      blocks: [{ kind: 'html', html }],
    };
    return {
      pathname: `/${product}/page-${number}`,
      content: { texts: { en: text } },
    } as unknown as PageSource;
  });
}
