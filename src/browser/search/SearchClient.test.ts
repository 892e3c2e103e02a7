import type { Clock } from '../clock';
import { SEARCH_FORMAT } from '../../model/search/SearchShard';
import type { SearchAnswer, SearchRequest } from '../../model/search/SearchMessage';
import { answerQuery, type AskHosted } from './answerQuery';
import { fetchText } from './fetchText';
import { SearchClient } from './SearchClient';
import type { WorkerLike } from './WorkerLink';

/** Time that stands still but for waits, which are over at once; what gives up after long never comes. */
const AT_ONCE: Clock = {
  now: () => 0,
  after: (delayMs, task) => {
    if (delayMs > 5000) return () => {};
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  },
};

function serve(answers: (() => string | Error)[]): { fetch: typeof fetch; asked: (string | undefined)[] } {
  const asked: (string | undefined)[] = [];
  const get = async (_href: string, init?: RequestInit) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]?.() ?? '';
    asked.push(init?.cache);
    if (answer instanceof Error) throw answer;
    return { ok: true, status: 200, text: async () => answer };
  };
  return { fetch: get as unknown as typeof fetch, asked };
}

type Facets = Readonly<Record<'url' | 'language' | 'version' | 'product', string>>;

/** A hosted index that keeps to the facets that it is asked for. */
function createHosted(records: readonly Facets[]): AskHosted {
  return async (_query, { facetFilters }) =>
    records
      .filter((record) =>
        facetFilters.every((group) =>
          group.some((filter) => {
            const [name = '', value] = filter.split(':');
            return record[name as keyof Facets] === value;
          }),
        ),
      )
      .map((record) => ({ ...record, hierarchy: { lvl1: `In ${record.language}` } }));
}

const product = (id: string) => ({
  id,
  name: id.toUpperCase(),
  href: `/${id}/`,
  prefix: `/${id}/`,
  version: '1',
  links: [],
  shards: [
    { tier: 1, language: 'en', href: `/${id}-1` },
    { tier: 2, language: 'en', href: `/${id}-2` },
  ],
});
const manifest = (extra: object = {}) =>
  JSON.stringify({
    format: SEARCH_FORMAT,
    language: 'en',
    languages: ['en'],
    worker: '/worker',
    styleSheet: '/css',
    products: [product('a'), product('b')],
    words: [],
    ...extra,
  });

/** A worker that answers by a rule, and remembers what it was asked. */
function createWorker(fails: (request: SearchRequest) => boolean) {
  const requests: SearchRequest[] = [];
  const create = (): WorkerLike => {
    let tell: (event: MessageEvent<SearchAnswer>) => void = () => {};
    return {
      postMessage: (request) => {
        requests.push(request);
        if (request.kind === 'start') return;
        const { number } = request;
        const data: SearchAnswer = fails(request)
          ? { number, failure: 'no' }
          : { number, result: { hits: [], suggestions: [request.kind] } };
        queueMicrotask(() => tell({ data } as MessageEvent<SearchAnswer>));
      },
      terminate: () => {},
      addEventListener: (kind: string, listener: never) => {
        if (kind === 'message') tell = listener;
      },
    };
  };
  const loads = () => requests.flatMap((each) => (each.kind === 'load' ? each.shard.href : []));
  return { create, loads };
}

describe('fetchText', () => {
  it('asks twice more, past every cache, and then gives up with the last failure', async () => {
    const { fetch, asked } = serve([() => new Error('down')]);
    await expect(fetchText('/a', (text) => text, { fetch, clock: AT_ONCE })).rejects.toThrow('down');
    expect(asked).toEqual([undefined, 'reload', 'reload']);
  });

  it('asks again for a file that can’t be read', async () => {
    const { fetch, asked } = serve([() => '{', () => '{"a":1}']);
    expect(await fetchText('/a', JSON.parse, { fetch, clock: AT_ONCE })).toEqual({ a: 1 });
    expect(asked).toHaveLength(2);
  });
});

describe('SearchClient', () => {
  const open = (fails: (request: SearchRequest) => boolean = () => false, text = manifest(), code = 'en') => {
    const worker = createWorker(fails);
    const { fetch, asked } = serve([() => text]);
    const client = new SearchClient(code, {
      createWorker: worker.create,
      fetching: { fetch, clock: AT_ONCE },
    });
    return { client, worker, asked };
  };

  it('loads the own names first, then the others’, then the texts, each once', async () => {
    const { client, worker, asked } = open();
    await client.start('b');
    expect(worker.loads()).toEqual(['/b-1']);
    await client.widen('b');
    await client.widen('b');
    expect(worker.loads()).toEqual(['/b-1', '/a-1', '/b-2', '/a-2']);
    expect(asked).toHaveLength(1);
  });

  it('answers although a part is missing, names its product, and loads it again when asked to', async () => {
    let isDown = true;
    const { client, worker } = open(
      (request) => isDown && request.kind === 'load' && request.shard.href === '/b-1',
    );
    await client.widen('a');
    expect(await client.listFailed()).toEqual(['B']);
    expect((await client.search('x', 'a')).suggestions).toEqual(['search']);
    isDown = false;
    await client.retry('a');
    expect(await client.listFailed()).toEqual([]);
    expect(worker.loads().filter((href) => href === '/b-1')).toHaveLength(2);
    expect(worker.loads().filter((href) => href === '/a-1')).toHaveLength(1);
  });

  it('says that nothing can be had where the manifest is another build’s', async () => {
    const { client } = open(undefined, manifest({ format: SEARCH_FORMAT + 1 }));
    const answer = await answerQuery('x', 'a', client, async () => []);
    expect(answer).toEqual({ records: [], suggestions: [], isDown: true, isHostedDown: false });
  });

  it('answers from the hosted index where there is one, and from its own where that fails', async () => {
    const hosted = { appId: 'A', apiKey: 'k', indexName: 'i' };
    const { client } = open(undefined, manifest({ hosted }));
    const record = { url: 'https://elsewhere.example/b/page/', hierarchy: { lvl1: 'Page' } };
    const asked: unknown[] = [];
    const answer = await answerQuery('x', 'a', client, async (...query) => {
      asked.push(query);
      return [record, null, { url: 'javascript:x', hierarchy: { lvl1: 'y' } }];
    });
    expect(asked).toEqual([
      ['x', expect.objectContaining({ facetFilters: [['language:en'], ['version:1']] })],
    ]);
    expect(answer.records.map(({ url }) => url)).toEqual(['/b/page/']);
    const other = await answerQuery('x', 'a', client, () => Promise.reject(new Error('down')));
    expect(other).toMatchObject({ isHostedDown: true, isDown: false, suggestions: ['search'] });
  });

  const hosted = { appId: 'A', apiKey: 'k', indexName: 'i' };
  const record = (path: string, language: string, id: string, version: string): Facets => ({
    url: `https://elsewhere.example${path}`,
    language,
    product: id,
    version,
  });

  it('finds pages of other products in a hosted index, each product in its own version', async () => {
    const products = [product('a'), { ...product('b'), version: '2' }];
    const { client } = open(undefined, manifest({ hosted, products }));
    const ask = createHosted([
      record('/b/page/', 'en', 'b', '2'),
      record('/a/page/', 'en', 'a', '1'),
      record('/a/older/', 'en', 'a', '0'),
    ]);
    const { records } = await answerQuery('x', 'a', client, ask);
    expect(records.map(({ url }) => url)).toEqual(['/a/page/', '/b/page/']);
  });

  it('finds in a hosted index what is not translated, each page once, the reader’s language first', async () => {
    const { client } = open(undefined, manifest({ hosted, languages: ['en', 'pt'] }), 'pt');
    const ask = createHosted([
      record('/a/plain/', 'en', 'a', '1'),
      record('/pt/a/plain/', 'en', 'a', '1'),
      record('/a/both/#one', 'en', 'a', '1'),
      record('/pt/a/both/', 'pt', 'a', '1'),
      record('/pt/a/both/#two', 'pt', 'a', '1'),
      record('/zh/a/both/', 'zh', 'a', '1'),
    ]);
    const { records } = await answerQuery('x', 'a', client, ask);
    expect(records.map(({ url, shown }) => `${url} ${shown.language}`)).toEqual([
      '/pt/a/both/ pt',
      '/pt/a/both/#two pt',
      '/pt/a/plain/ en',
    ]);
  });
});
