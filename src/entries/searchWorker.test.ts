import {
  SEARCH_FORMAT,
  type DirectoryPart,
  type NamePart,
  type PartLink,
  type TextPart,
  type WordPart,
} from '../model/search/SearchPart';
import type { SearchAnswer, SearchRequest } from '../model/search/SearchMessage';

const DIRECTORY: DirectoryPart = {
  stamp: 'all',
  format: SEARCH_FORMAT,
  tier: 0,
  product: '',
  language: 'en',
  products: ['one'],
  parts: [
    [0, 'new'],
    [0, 'text', 0],
  ],
  words: [['beam', 'words']],
  count: 3,
};
const WORDS: WordPart = {
  stamp: 'words',
  format: SEARCH_FORMAT,
  tier: 3,
  product: '',
  language: 'en',
  words: ['beam 1', 'lighthouse 0!'],
  count: 2,
};
const TEXTS: TextPart = {
  stamp: 'text',
  format: SEARCH_FORMAT,
  tier: 2,
  product: 'one',
  language: 'en',
  texts: [['/one/lighthouse', [['', 'A beam that ships see.']]]],
  count: 1,
};
const NAME_PART: NamePart = {
  stamp: 'new',
  format: SEARCH_FORMAT,
  tier: 1,
  product: 'one',
  language: 'en',
  pages: [['/one/lighthouse', 'Lighthouse', '', 'About light.', '', [], '']],
  units: [],
  types: [],
  messages: [],
  count: 1,
};
const FILES: Readonly<Record<string, unknown>> = {
  '/_docs/search/en-0.all.json': DIRECTORY,
  '/_docs/search/en-3.words.json': WORDS,
  '/_docs/search/one-en-1.new.json': NAME_PART,
  '/_docs/search/one-en-2.text.json': TEXTS,
};
const NAMES = { stamp: 'new', product: 'one', language: 'en', tier: 1 } as const;
const OPTIONS = {
  language: 'en',
  product: 'one',
  products: [{ id: 'one', name: 'One' }],
  mostOwn: 8,
  mostOther: 4,
  most: 24,
};

const answers: SearchAnswer[] = [];
let ask: (request: SearchRequest) => void = () => {};
let onAnswer: () => void = () => {};

/** Sends a request to the worker; resolves to its next answer with this number. */
function answerTo(request: SearchRequest, number: number): Promise<SearchAnswer> {
  return new Promise((resolve) => {
    onAnswer = () => {
      const found = answers.find((answer) => answer.number === number);
      if (found) resolve(found);
    };
    ask(request);
  });
}

beforeAll(async () => {
  const worker = {
    addEventListener: (_type: string, listen: (event: { data: SearchRequest }) => void) => {
      ask = (data) => listen({ data });
    },
    postMessage: (answer: SearchAnswer) => {
      answers.push(answer);
      onAnswer();
    },
  };
  const get = async (href: string) => ({
    ok: true,
    status: 200,
    text: async () => JSON.stringify(FILES[href]),
  });
  Object.assign(globalThis, { self: worker, fetch: get });
  await import('./searchWorker');
});

describe('the search worker', () => {
  const words = { language: 'en', ignored: [], vague: [], equal: [], leads: {} };

  it('rejects a search before it was started', async () => {
    const answer = await answerTo({ kind: 'search', number: 1, text: 'a', options: OPTIONS }, 1);
    expect(answer).toEqual({ number: 1, failure: 'The worker was not started' });
  });

  it('replies to every request with its number: a start, a loaded part, a search', async () => {
    expect(await answerTo({ kind: 'start', words: [words] }, 0)).toEqual({ number: 0 });
    expect(await answerTo({ kind: 'load', number: 2, part: NAMES }, 2)).toEqual({ number: 2 });
    const { result } = await answerTo({ kind: 'search', number: 3, text: 'lighthouse', options: OPTIONS }, 3);
    expect(result?.hits).toHaveLength(1);
  });

  it('tells what every query needs, then the dictionaries, names and texts for a word, and finds it', async () => {
    const links = { directory: { ...NAMES, tier: 0, product: '', stamp: 'all' } } as const;
    const words = { tier: 3, product: '', language: 'en', stamp: 'words' };
    const names = { tier: 1, product: 'one', language: 'en', stamp: 'new' };
    const texts = { ...names, tier: 2, stamp: 'text', names: 'new' } as const;
    const find = (number: number, text: string) =>
      answerTo({ kind: 'find', number, text, withTexts: true, options: OPTIONS }, number);
    expect((await find(10, '')).parts).toEqual([]);
    await answerTo({ kind: 'load', number: 11, part: links.directory }, 11);
    expect((await find(12, '')).parts).toEqual([names, words]);
    expect((await find(13, 'beam')).parts).toEqual([words]);
    await answerTo({ kind: 'load', number: 14, part: words as PartLink }, 14);
    expect((await find(15, 'beam')).parts).toEqual([names, texts]);
    await answerTo({ kind: 'load', number: 16, part: texts }, 16);
    const { result } = await answerTo({ kind: 'search', number: 17, text: 'beam', options: OPTIONS }, 17);
    expect(result?.hits.map(({ key }) => key)).toEqual(['/one/lighthouse']);
  });
});
