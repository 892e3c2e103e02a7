import { createFakeClock } from '../../../tests/unit/createFakeClock';
import type { Clock } from '../clock';
import { SEARCH_FORMAT, type PartLink } from '../../model/search/SearchPart';
import type { SearchAnswer, SearchRequest } from '../../model/search/SearchMessage';
import { answerQuery, type AskHosted } from './queryAnswer';
import { SearchClient } from './SearchClient';
import type { WorkerLike } from './SearchParts';

/** A clock that never advances: short waits end at once and long timeouts never fire. */
const AT_ONCE: Clock = {
  now: () => 0,
  after: (delayMs, task) => {
    if (delayMs > 1000) return () => {};
    // oxlint-disable-next-line tests/no-sleep -- a short delay of a still clock ends at once
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

/** Creates a hosted index that applies the facet filters. */
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
});
const DIRECTORY: PartLink = { tier: 0, product: '', language: 'en', stamp: '0' };
const CHINESE: PartLink = { ...DIRECTORY, language: 'zh', stamp: 'zh-0' };
const WORDS: PartLink = { tier: 3, product: '', language: 'en', stamp: '3' };
const names = (id: string): PartLink => ({ tier: 1, product: id, language: 'en', stamp: `${id}-1` });
const texts = (id: string): PartLink => ({ tier: 2, product: id, language: 'en', stamp: `${id}-2` });

const manifest = (extra: object = {}) =>
  JSON.stringify({
    format: SEARCH_FORMAT,
    language: 'en',
    languages: ['en'],
    worker: '/worker',
    styleSheet: '/css',
    products: [product('a'), product('b')],
    indexes: [DIRECTORY],
    words: [],
    ...extra,
  });

/**
 * Creates workers that fail or hang by the given rules and record their requests. Their index has two products
 * with one part of names and one of texts each; every text needs all of them, and finds the loaded part with
 * this stamp.
 */
function createWorker(
  fails: (request: SearchRequest) => boolean,
  hangs: (request: SearchRequest, worker: number) => boolean = () => false,
) {
  const requests: SearchRequest[] = [];
  const ended: number[] = [];
  let workers = 0;
  const create = (): WorkerLike => {
    workers += 1;
    const worker = workers;
    let report: (event: MessageEvent<SearchAnswer>) => void = () => {};
    const loaded: string[] = [];
    const find = (text: string, own: string, withTexts: boolean): PartLink[] => {
      const ofLanguage = loaded.includes(CHINESE.stamp)
        ? [{ ...names(own), language: 'zh', stamp: 'zh-1' }]
        : [];
      if (!loaded.includes(DIRECTORY.stamp)) return ofLanguage;
      if (text === '') return [names(own), ...ofLanguage];
      if (!loaded.includes(WORDS.stamp)) return [WORDS];
      return [...['b', 'a'].map(names), ...(withTexts ? ['b', 'a'].map(texts) : [])];
    };
    const answer = (request: SearchRequest): SearchAnswer => {
      if (request.kind === 'start') return { number: 0 };
      const { number } = request;
      if (fails(request)) return { number, failure: 'no' };
      if (request.kind === 'find') {
        const { text, options, withTexts } = request;
        return { number, parts: find(text, options.product, withTexts) };
      }
      if (request.kind === 'load') {
        loaded.push(request.part.stamp);
        return { number };
      }
      const hits = loaded.filter((stamp) => stamp === request.text);
      return { number, result: { hits: hits as never[], suggestions: [request.kind] } };
    };
    return {
      postMessage: (request) => {
        requests.push(request);
        if (hangs(request, worker)) return;
        queueMicrotask(() => report({ data: answer(request) } as MessageEvent<SearchAnswer>));
      },
      terminate: () => ended.push(worker),
      addEventListener: (kind: string, listener: never) => {
        if (kind === 'message') report = listener;
      },
    };
  };
  const loads = () => requests.flatMap((each) => (each.kind === 'load' ? each.part.stamp : []));
  const lastOptions = () => requests.flatMap((each) => (each.kind === 'search' ? each.options : [])).at(-1);
  return { create, loads, lastOptions, ended };
}

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

  it('loads dictionaries while the names of the product, which may be many, are on their way', async () => {
    const worker = createWorker(
      () => false,
      (request) => request.kind === 'load' && request.part.stamp === names('a').stamp,
    );
    const fetching = { fetch: serve([() => manifest()]).fetch, clock: createFakeClock() };
    const client = new SearchClient('en', { createWorker: worker.create, fetching });
    client.load('x', { product: 'a' });
    // oxlint-disable-next-line tests/no-sleep -- the end of all work that waits for nothing
    await new Promise((resolve) => setTimeout(resolve));
    expect(worker.loads()).toEqual(expect.arrayContaining([names('a').stamp, WORDS.stamp]));
  });

  it('asks for all products, or for one alone, which may then have all hits', async () => {
    const { client, worker } = open();
    await client.search('x', { product: 'a' });
    expect(worker.lastOptions()?.products.map(({ id }) => id)).toEqual(['a', 'b']);
    await client.search('x', { product: 'b', isAlone: true });
    expect(worker.lastOptions()).toMatchObject({ product: 'b', products: [{ id: 'b' }], mostOwn: 10 });
  });

  it('loads the names of the reader’s product first, then what the text needs: dictionaries, names, texts, each once', async () => {
    const { client, worker, asked } = open();
    await client.start('b');
    expect(worker.loads()).toEqual(['0', 'b-1']);
    await client.load('x', { product: 'b' }).names;
    expect(worker.loads()).toEqual(['0', 'b-1', '3', 'a-1']);
    await client.load('x', { product: 'b' }).all;
    await client.load('x', { product: 'b' }).all;
    expect(worker.loads()).toEqual(['0', 'b-1', '3', 'a-1', 'b-2', 'a-2']);
    expect(asked).toHaveLength(1);
  });

  it('answers from the names of the reader’s product at once, and waits for others if they have nothing', async () => {
    const { client, worker } = open();
    expect((await client.search('a-1', { product: 'a' })).hits).toEqual(['a-1']);
    expect(worker.loads()).toEqual(['0', 'a-1']);
    expect((await client.search('b-1', { product: 'a' })).hits).toEqual(['b-1']);
    expect((await client.search('b-2', { product: 'a' })).hits).toEqual(['b-2']);
  });

  it('returns results if a part is missing, reports its product, and loads it again on request', async () => {
    let isDown = true;
    const { client, worker } = open(
      (request) => isDown && request.kind === 'load' && request.part.stamp === 'b-1',
    );
    await client.load('x', { product: 'a' }).all;
    expect(await client.listFailed()).toEqual(['B']);
    expect((await client.search('x', { product: 'a' })).suggestions).toEqual(['search']);
    isDown = false;
    await client.retry('a');
    await client.load('x', { product: 'a' }).all;
    expect(await client.listFailed()).toEqual([]);
    expect(worker.loads().filter((stamp) => stamp === 'b-1')).toHaveLength(2);
  });

  it('reports all listed products if a directory or a dictionary is missing', async () => {
    const products = [product('a'), product('b'), { ...product('c'), unlisted: true }];
    for (const missing of ['0', '3']) {
      const { client } = open(
        (request) => request.kind === 'load' && request.part.stamp === missing,
        manifest({ products }),
      );
      await client.load('x', { product: 'a' }).all;
      expect(await client.listFailed()).toEqual(['A', 'B']);
    }
  });

  describe('if a part does not load', () => {
    const hang = (
      hangs: (request: SearchRequest, worker: number) => boolean,
      { code = 'en', text = manifest(), isThere = (): boolean => true } = {},
    ) => {
      const time = createFakeClock();
      const worker = createWorker(() => false, hangs);
      const asked: (string | undefined)[] = [];
      const get = async (_href: string, init?: RequestInit) => {
        asked.push(init?.cache);
        if (!isThere()) {
          await new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          });
        }
        return { ok: true, status: 200, text: async () => text };
      };
      const fetching = { fetch: get as unknown as typeof fetch, clock: time };
      return {
        client: new SearchClient(code, { createWorker: worker.create, fetching }),
        worker,
        time,
        asked,
      };
    };
    const isLoad = (request: SearchRequest, stamp: string) =>
      request.kind === 'load' && request.part.stamp === stamp;
    /** Returns an object that receives the result of a promise once it settles. */
    const look = <T>(promise: Promise<T>) => {
      const seen: { value?: T; failure?: unknown } = {};
      promise.then(
        (value) => Object.assign(seen, { value }),
        (failure: unknown) => Object.assign(seen, { failure }),
      );
      return seen;
    };

    it('returns results from the other parts after a short wait, and reports the late part', async () => {
      const { client, worker, time } = hang((request) => isLoad(request, 'a-1'));
      const early = look(client.search('b-1', { product: 'a' }));
      await time.pass(1900);
      expect(early).toEqual({});
      await time.pass(200);
      expect(worker.loads()).toEqual(['0', 'a-1', '3', 'b-1', 'b-2', 'a-2']);
      expect(early.value?.hits).toEqual(['b-1']);
      expect(await client.listFailed()).toEqual([]);
      // An empty result is not certain before the part is late.
      const empty = look(client.search('nothing', { product: 'a' }));
      await time.pass(4000);
      expect(empty).toEqual({});
      await time.pass(500);
      expect(empty.value?.hits).toEqual([]);
      expect(await client.listFailed()).toEqual(['A']);
    });

    it('returns results in the reader’s language if the default language does not load', async () => {
      const text = manifest({ indexes: [DIRECTORY, CHINESE] });
      const { client, time } = hang((request) => isLoad(request, '0'), { code: 'zh', text });
      const found = look(client.search('zh-1', { product: 'a' }));
      await time.pass(2100);
      expect(found.value?.hits).toEqual(['zh-1']);
    });

    it('requests late parts from a new worker on a retry', async () => {
      const { client, worker, time } = hang((request, number) => number === 1 && isLoad(request, 'b-1'));
      client.load('b-1', { product: 'a' }).all.catch(() => undefined);
      await time.pass(9000);
      expect(await client.listFailed()).toEqual(['B']);
      client.retry('a').catch(() => undefined);
      await time.pass(0);
      expect(worker.ended).toEqual([1]);
      expect(await client.listFailed()).toEqual([]);
      expect((await client.search('b-1', { product: 'a' })).hits).toEqual(['b-1']);
    });

    it('replaces a worker that does not respond, and fails if the second one does not respond either', async () => {
      const { client, worker, time } = hang(() => true);
      const found = look(client.search('x', { product: 'a' }));
      await time.pass(19_900);
      expect(found).toEqual({});
      await time.pass(200);
      expect(found.failure).toEqual(new Error('The search worker did not respond'));
      expect(worker.ended).toEqual([1, 2]);
      expect(await client.listFailed()).toEqual(['A', 'B']);
    });

    it('returns results from the second worker if the first one does not respond', async () => {
      const { client, time } = hang((_request, number) => number === 1);
      const first = look(client.search('a-1', { product: 'a' }));
      const second = look(client.search('nothing', { product: 'a' }));
      await time.pass(5100);
      await time.pass(0);
      expect(first.value?.hits).toEqual(['a-1']);
      expect(second.value?.hits).toEqual([]);
    });

    it.each(['find', 'search'])(
      'replaces a worker that has answered, and is silent at a %s',
      async (kind) => {
        let isGone = false;
        const { client, time } = hang((request, number) => isGone && number === 1 && request.kind === kind);
        await client.search('b-1', { product: 'a' });
        isGone = true;
        const found = look(client.search('a-1', { product: 'a' }));
        await time.pass(5100);
        await time.pass(0);
        expect(found.value?.hits).toEqual(['a-1']);
      },
    );

    it('reports a late manifest, and notifies listeners when it arrives', async () => {
      let isThere = false;
      const { client, time, asked } = hang(() => false, { isThere: () => isThere });
      const reported = jest.fn();
      client.subscribe(reported);
      const answer = look(answerQuery('a-1', { product: 'a' }, client, async () => []));
      await time.pass(6600);
      expect(answer.value?.isDown).toBe(true);
      expect(asked).toEqual([undefined, 'reload']);
      isThere = true;
      await time.pass(15_000);
      expect(reported).toHaveBeenCalled();
      expect((await client.search('a-1', { product: 'a' })).hits).toEqual(['a-1']);
    });
  });

  it('reports that search is unavailable if the manifest is from another build', async () => {
    const { client } = open(undefined, manifest({ format: SEARCH_FORMAT + 1 }));
    const answer = await answerQuery('x', { product: 'a' }, client, async () => []);
    expect(answer).toEqual({ records: [], suggestions: [], isDown: true, isHostedDown: false });
  });

  it('returns results from the hosted index if there is one, and from its own index if that fails', async () => {
    const hosted = { appId: 'A', apiKey: 'k', indexName: 'i' };
    const { client } = open(undefined, manifest({ hosted }));
    const record = { url: 'https://elsewhere.example/b/page/', hierarchy: { lvl1: 'Page' } };
    const asked: unknown[] = [];
    const answer = await answerQuery('x', { product: 'a' }, client, async (...query) => {
      asked.push(query);
      return [record, null, { url: 'javascript:x', hierarchy: { lvl1: 'y' } }];
    });
    expect(asked).toEqual([
      ['x', expect.objectContaining({ facetFilters: [['language:en'], ['version:1']] })],
    ]);
    expect(answer.records.map(({ url }) => url)).toEqual(['/b/page/']);
    const other = await answerQuery('x', { product: 'a' }, client, () => Promise.reject(new Error('down')));
    expect(other).toMatchObject({ isHostedDown: true, isDown: false, suggestions: ['search'] });
  });

  it('loads only the names, for suggestions, if a hosted index responds', async () => {
    const { client, worker } = open(undefined, manifest({ hosted }));
    await client.start('a');
    expect(worker.loads()).toEqual([]);
    const none = await answerQuery('x', { product: 'a' }, client, async () => []);
    expect(none).toMatchObject({ records: [], suggestions: ['search'], isHostedDown: false });
    expect(worker.loads()).toEqual(['0', 'a-1']);
    await answerQuery('x', { product: 'a' }, client, () => Promise.reject(new Error('down')));
    expect(worker.loads()).toEqual(['0', 'a-1', '3', 'b-1', 'b-2', 'a-2']);
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
    const { records } = await answerQuery('x', { product: 'a' }, client, ask);
    expect(records.map(({ url }) => url)).toEqual(['/a/page/', '/b/page/']);
  });

  it('finds untranslated pages in a hosted index, each page once, the reader’s language first', async () => {
    const { client } = open(undefined, manifest({ hosted, languages: ['en', 'pt'] }), 'pt');
    const ask = createHosted([
      record('/a/plain/', 'en', 'a', '1'),
      record('/pt/a/plain/', 'en', 'a', '1'),
      record('/a/both/#one', 'en', 'a', '1'),
      record('/pt/a/both/', 'pt', 'a', '1'),
      record('/pt/a/both/#two', 'pt', 'a', '1'),
      record('/zh/a/both/', 'zh', 'a', '1'),
    ]);
    const { records } = await answerQuery('x', { product: 'a' }, client, ask);
    expect(records.map(({ url, shown }) => `${url} ${shown.language}`)).toEqual([
      '/pt/a/both/ pt',
      '/pt/a/both/#two pt',
      '/pt/a/plain/ en',
    ]);
  });
});
