import { createHash } from 'node:crypto';
import { META_CACHE } from '../../model/offline/cacheNames';
import { createNotes, type WorkerContext } from './storedNotes';
import { deleteOldBuilds } from './storedAssets';
import { storePage, storeVisited } from './storePage';

/** Makes a response look as if it came from the network: constructed responses have no origin. */
function given(response: Response, type: ResponseType = 'basic'): Response {
  return Object.defineProperty(response, 'type', { value: type });
}

const made = (text: string, type: string) => new Response(text, { headers: { 'content-type': type } });
const answer = (text: string, type: string) => given(made(text, type));

/** The caches by name, each with its responses by address. */
const stored = new Map<string, Map<string, Response>>();

function openCache(name: string) {
  const answers = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, answers);
  return {
    match: async (url: string) => {
      const found = answers.get(url);
      return found && given(found.clone(), found.type);
    },
    put: async (url: string, response: Response) => void answers.set(url, response),
    delete: async (url: string) => answers.delete(url),
  };
}

const fakeCaches = {
  open: async (name: string) => openCache(name),
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (url: string, { cacheName }: { cacheName?: string }) =>
    cacheName === undefined ? undefined : openCache(cacheName).match(url),
};

/** Returns the addresses in the caches of pages and assets, without the loader, which every page needs. */
function listStored(): Record<string, string[]> {
  const held = [...stored].flatMap(([name, answers]): [string, string[]][] => {
    const urls = [...answers.keys()].filter((url) => url !== LOADER).sort();
    return name === META_CACHE || urls.length === 0 ? [] : [[name, urls]];
  });
  return Object.fromEntries(held);
}

function createContext(build: string): WorkerContext {
  return { build, loader: LOADER, origin: '', shell: [], hashes: LIST, notes: createNotes(), now: () => 1 };
}

const LOADER = '/_docs/islands/start-1f.js';
const FACTS = '<script id="_page" type="application/json">{}</script>';
const END = '</body></html>';
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const SHARED = '/_next/static/shared.1.css';
const OLD = '/_next/static/old.1.css';
const SHEET = 'a{}';
const SCRIPT = 'run()';
const HASHES = JSON.stringify({ [SHARED]: hash(SHEET), [OLD]: hash(SHEET), [LOADER]: hash(SCRIPT) });
const LIST = `/_docs/offline/hashes.${hash(HASHES)}.json`;

/** Answers requests: the list of hashes, the loader, and given responses for all other addresses. */
function serve(give: (url: string) => Response): void {
  const fetchFake = async (url: string) => {
    if (url === LIST) return answer(HASHES, 'application/json');
    return url === LOADER ? answer(SCRIPT, 'text/javascript') : give(url);
  };
  Object.assign(globalThis, { caches: fakeCaches, fetch: fetchFake });
}

/** Returns a document of a page with links to style sheets. */
const draw = (title: string, links = '') =>
  `<title>${title}</title>${links}${FACTS}<script src="${LOADER}">${END}`;

async function visit(build: string, pathname: string, assets: readonly string[]): Promise<void> {
  const context = createContext(build);
  const links = assets.map((asset) => `<link href="${asset}">`).join('');
  await storePage(context, pathname, answer(draw(pathname, links), 'text/html'));
}

describe('storePage', () => {
  beforeEach(() => {
    stored.clear();
    serve(() => answer(SHEET, 'text/css'));
  });

  it('stores a page once if it is visited in several builds, and deletes nothing else', async () => {
    await visit('one', '/a/', [SHARED, OLD]);
    await visit('one', '/b/', [SHARED, OLD]);
    await visit('two', '/a/', [SHARED]);
    expect(listStored()).toEqual({
      'docs-pages-one': ['/b/'],
      'docs-assets-one': [OLD],
      'docs-pages-two': ['/a/'],
      'docs-assets-two': [SHARED],
    });
    const { entries } = await createNotes().read();
    expect(
      Object.entries(entries)
        .filter(([url]) => url !== LOADER)
        .map(([url, { build }]) => `${url} ${build}`)
        .sort(),
    ).toEqual(['/_next/static/old.1.css one', '/_next/static/shared.1.css two', '/a/ two', '/b/ one']);
  });

  it('does not change the files of an offline product', async () => {
    await visit('one', '/a/', [SHARED]);
    await openCache('docs-kept-core-en').put('/a/', made('kept', 'text/html'));
    await visit('two', '/a/', [SHARED]);
    expect(listStored()['docs-kept-core-en']).toEqual(['/a/']);
  });

  it('keeps the pages that the previous worker stores while the new one waits', async () => {
    await deleteOldBuilds(createContext('one'));
    await visit('one', '/a/', []);
    const waiting = createContext('two');
    await waiting.notes.read();
    await visit('one', '/b/', []);
    await deleteOldBuilds(waiting);
    const { builds, entries } = await waiting.notes.read();
    expect([builds, Object.keys(entries).filter((url) => url !== LOADER)]).toEqual([
      ['one', 'two'],
      ['/a/', '/b/'],
    ]);
  });

  it('copies what a product keeps, so that the page stays when the product is removed, and then finds the copy', async () => {
    const fetched = jest.fn();
    Object.assign(globalThis, { fetch: fetched });
    await openCache('docs-kept-core-en').put(SHARED, made('a{}', 'text/css'));
    await openCache('docs-kept-core-en').put(LOADER, made(SCRIPT, 'text/javascript'));
    await visit('one', '/a/', [SHARED]);
    stored.delete('docs-kept-core-en');
    await visit('one', '/b/', [SHARED]);
    expect(listStored()).toEqual({ 'docs-pages-one': ['/a/', '/b/'], 'docs-assets-one': [SHARED] });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('stores the files that the document of a demo in an iframe references', async () => {
    const html = `<link href="${SHARED}">`;
    const DEMO_DOCUMENT = `/_docs/demos/x.${hash(html)}.html`;
    serve((url) => (url === DEMO_DOCUMENT ? answer(html, 'text/html') : answer(SHEET, 'text/css')));
    await visit('one', '/a/', [DEMO_DOCUMENT]);
    expect(listStored()['docs-assets-one']).toEqual([DEMO_DOCUMENT, SHARED]);
  });

  it('does not store a page in place of the document of a demo in an iframe', async () => {
    const DEMO_DOCUMENT = `/_docs/demos/x.${hash('<p>')}.html`;
    serve((url) =>
      url === DEMO_DOCUMENT ? answer('<h1>Sign in</h1>', 'text/html') : answer(SHEET, 'text/css'),
    );
    await visit('one', '/a/', [SHARED, DEMO_DOCUMENT]);
    expect(listStored()).toEqual({ 'docs-pages-one': ['/a/'], 'docs-assets-one': [SHARED] });
  });

  it('asks for a page that is shown as the browser has it, and stores nothing if it is not there', async () => {
    const asked: unknown[] = [];
    Object.assign(globalThis, {
      fetch: async (url: string, request: RequestInit) => {
        asked.push(url, request.cache);
        throw new TypeError('Failed to fetch');
      },
    });
    await storeVisited(createContext('one'), '/a/');
    expect(asked).toEqual(['/a/', 'force-cache']);
    expect(listStored()).toEqual({});
  });

  it('asks for a page past the cache of the browser if its end is missing, and stores it whole', async () => {
    const asked: unknown[] = [];
    const whole = draw('A');
    serve(() => answer(SHEET, 'text/css'));
    const { fetch: other } = globalThis;
    Object.assign(globalThis, {
      fetch: async (url: string, request: RequestInit) => {
        if (url !== '/a/') return other(url);
        asked.push(request.cache);
        return answer(asked.length === 1 ? whole.slice(0, whole.length * 0.95) : whole, 'text/html');
      },
    });
    await storeVisited(createContext('one'), '/a/');
    expect(asked).toEqual(['force-cache', 'reload']);
    expect(await (await openCache('docs-pages-one').match('/a/'))?.text()).toBe(whole);
  });

  it.each([0.6, 0.95, 0.999])('does not replace a stored page by one that is cut at %p', async (share) => {
    const whole = draw('A', '<p>text</p>'.repeat(99));
    const context = createContext('one');
    await storePage(context, '/a/', answer(whole, 'text/html'));
    await storePage(context, '/a/', answer(whole.slice(0, whole.length * share), 'text/html'));
    expect(await (await openCache('docs-pages-one').match('/a/'))?.text()).toBe(whole);
  });

  it('stores the page of a host that strips the last slash under the address with it', async () => {
    Object.assign(globalThis, { fetch: async () => answer(draw('A'), 'text/html') });
    await openCache('docs-kept-core-en').put(LOADER, made(SCRIPT, 'text/javascript'));
    await storeVisited(createContext('one'), '/a');
    expect(listStored()['docs-pages-one']).toEqual(['/a/']);
  });

  it.each([
    ['of a sign-in', `<title>Sign in</title>${END}`],
    ['of another build', `<title>A</title>${FACTS}<script src="/_docs/islands/start-2e.js">${END}`],
  ])('does not store a page %s', async (_name, html) => {
    await storePage(createContext('one'), '/a/', answer(html, 'text/html'));
    expect(listStored()).toEqual({});
  });

  it.each([
    ['a response from another origin', given(made('a{}', 'text/css'), 'cors')],
    ['an HTML page', answer('<h1>gone</h1>', 'text/html')],
    ['an empty file', answer('', 'text/css')],
  ])('does not store a page if its style sheet was answered with %s', async (_name, response) => {
    serve(() => response.clone());
    await visit('one', '/a/', [SHARED]);
    expect(listStored()).toEqual({});
  });
});
