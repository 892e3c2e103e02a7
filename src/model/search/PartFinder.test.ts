import { writeWord } from './LanguageIndex';
import { PartFinder } from './PartFinder';
import { createVocabulary } from './SearchWords';
import { listLookups, parseQuery } from './searchQuery';
import { SEARCH_FORMAT, type DirectoryPart, type WordPart } from './SearchPart';

const HEAD = { format: SEARCH_FORMAT, product: '', language: 'en' };
const VOCABULARY = createVocabulary([{ ignored: ['the'], equal: [['toast', 'snackbar']], leads: {} }]);

/** Two products: nine parts of names with one of texts each, and one part of names. */
const PARTS: DirectoryPart['parts'] = [
  ...Array.from({ length: 9 }, (_, n) => [
    [0, `names${n}`] as const,
    [0, `texts${n}`, 2 * n] as const,
  ]).flat(),
  [1, 'other'],
];
const WORDS: Readonly<Record<string, readonly number[]>> = {
  beam: [5],
  button: [0, 2, 4, 6, 8, 10, 18],
  grid: [4, 18],
  lighthouse: [2],
  snackbar: [8],
  toggle: [3],
};

function open(cuts: readonly string[] = ['beam']): PartFinder {
  const finder = new PartFinder();
  const words = cuts.map((first) => [first, `from-${first}`] as const);
  finder.add({ ...HEAD, tier: 0, products: ['one', 'two'], parts: PARTS, words, count: 0 });
  return finder;
}

function readPart(first: string, before = '{'): WordPart {
  const words = Object.entries(WORDS)
    .filter(([term]) => term >= first && term < before)
    .map(([term, places]) =>
      writeWord(
        term,
        places.map((part, at) => ({ part, isTitle: at === 0 })),
      ),
    );
  return { ...HEAD, stamp: `from-${first}`, tier: 3, words, count: words.length };
}

const read = (text: string) => listLookups(parseQuery(text, VOCABULARY), VOCABULARY);

function find(text: string, product = 'one', products = ['one', 'two'], finder = open()): string[] {
  finder.add(readPart('beam'));
  return finder.find(read(text), product, new Set(products), true).map(({ stamp }) => stamp);
}

describe('PartFinder', () => {
  it.each([
    ['the word', 'lighthouse', ['names1']],
    ['its beginning', 'light', ['names1']],
    ['its plural', 'lighthouses', ['names1']],
    ['a misspelling', 'lighthuose', ['names1']],
    ['a word with the same meaning', 'toast', ['names4']],
    ['a word of a text, with the names there', 'beam', ['names2', 'texts2']],
    ['no word', 'zebra', []],
  ])('finds the parts for %s', (_, text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it('puts the part with more words of the query first', () => {
    expect(find('grid button')[0]).toBe('names2');
  });

  it('limits the parts of a frequent word, with those of the reader’s product first', () => {
    expect(find('button')).toEqual(['names0', 'names1', 'names2', 'names3', 'other']);
    expect(find('button', 'two')[0]).toBe('other');
  });

  it('leaves out products that are not searched', () => {
    expect(find('grid', 'one', ['one'])).toEqual(['names2']);
  });

  it('asks only for the dictionaries of the words first', () => {
    const finder = open(['beam', 'grid', 'snackbar']);
    const ask = (text: string) =>
      finder.find(read(text), 'one', new Set(['one']), false).map(({ stamp }) => stamp);
    expect(ask('lighthouse')).toEqual(['from-grid']);
    expect(ask('lighthouse beam')).toEqual(['from-grid', 'from-beam']);
    finder.add(readPart('grid', 'snackbar'));
    expect(ask('lighthouse')).toEqual(['names1']);
  });

  it('finds what every query needs only if it is little', () => {
    const stamps = (finder: PartFinder, product: string) =>
      finder.findFirst(product).map(({ stamp }) => stamp);
    expect(stamps(open(), 'two')).toEqual(['other', 'from-beam']);
    expect(stamps(open(['a', 'b', 'c', 'd']), 'one')).toEqual([]);
  });
});
