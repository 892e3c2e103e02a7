import { SEARCH_FORMAT, type NameShard } from '../model/search/SearchShard';
import type { SearchAnswer, SearchRequest } from '../model/search/SearchMessage';

const SHARD: NameShard = {
  stamp: 'new',
  format: SEARCH_FORMAT,
  tier: 1,
  product: 'one',
  language: 'en',
  pages: [['/one/lighthouse', 'Lighthouse', '', 'About light.', '', []]],
  units: [],
  types: [],
  messages: [],
  count: 1,
};
const WANTED = { stamp: 'new', product: 'one', language: 'en', tier: 1, href: '/one.json' } as const;
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
  const get = async () => ({ ok: true, status: 200, text: async () => JSON.stringify(SHARD) });
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
    expect(await answerTo({ kind: 'load', number: 2, shard: WANTED }, 2)).toEqual({ number: 2 });
    const { result } = await answerTo({ kind: 'search', number: 3, text: 'lighthouse', options: OPTIONS }, 3);
    expect(result?.hits).toHaveLength(1);
  });
});
