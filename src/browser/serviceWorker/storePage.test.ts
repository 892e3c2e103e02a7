import { META_CACHE } from '../../model/offline/cacheNames';
import { createNotes, type WorkerContext } from './storedNotes';
import { deleteOldBuilds } from './storedAssets';
import { storePage } from './storePage';

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
  match: async (url: string, { cacheName }: { cacheName: string }) => openCache(cacheName).match(url),
};

/** Returns the addresses in the caches of pages and assets. */
function listStored(): Record<string, string[]> {
  const held = [...stored].filter(([name, answers]) => name !== META_CACHE && answers.size > 0);
  return Object.fromEntries(held.map(([name, answers]) => [name, [...answers.keys()].sort()]));
}

function createContext(build: string): WorkerContext {
  return { build, documents: '', origin: '', shell: [], notes: createNotes(), now: () => 1 };
}

async function visit(build: string, pathname: string, assets: readonly string[]): Promise<void> {
  const context = createContext(build);
  const links = assets.map((asset) => `<link href="${asset}">`).join('');
  await storePage(context, pathname, answer(`<title>${pathname}</title>${links}<p id="_boot">`, 'text/html'));
}

describe('storePage', () => {
  const SHARED = '/_next/static/shared.1.css';
  const OLD = '/_next/static/old.1.css';

  beforeEach(() => {
    stored.clear();
    Object.assign(globalThis, {
      caches: fakeCaches,
      fetch: async () => answer('a{}', 'text/css'),
    });
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
        .map(([url, { build }]) => `${url} ${build}`)
        .sort(),
    ).toEqual(['/_next/static/old.1.css one', '/_next/static/shared.1.css two', '/a/ two', '/b/ one']);
  });

  it('does not change the files of a kept product', async () => {
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
    expect([builds, Object.keys(entries)]).toEqual([
      ['one', 'two'],
      ['/a/', '/b/'],
    ]);
  });

  it('copies what a product keeps, so that the page stays when the product is removed, and then finds the copy', async () => {
    const fetched = jest.fn();
    Object.assign(globalThis, { fetch: fetched });
    await openCache('docs-kept-core-en').put(SHARED, made('a{}', 'text/css'));
    await visit('one', '/a/', [SHARED]);
    stored.delete('docs-kept-core-en');
    await visit('one', '/b/', [SHARED]);
    expect(listStored()).toEqual({ 'docs-pages-one': ['/a/', '/b/'], 'docs-assets-one': [SHARED] });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('stores the files that the document of a framed demo references', async () => {
    const FRAMED = '/_docs/demos/x.1.html';
    const html = answer(`<link href="${SHARED}">`, 'text/html');
    const sheet = answer('a{}', 'text/css');
    Object.assign(globalThis, { fetch: async (url: string) => (url === FRAMED ? html : sheet) });
    await visit('one', '/a/', [FRAMED]);
    expect(listStored()['docs-assets-one']).toEqual([FRAMED, SHARED]);
  });

  it.each([
    ['a response from another origin', given(made('a{}', 'text/css'), 'cors')],
    ['an HTML page', answer('<h1>gone</h1>', 'text/html')],
  ])('does not store a page if its style sheet was answered with %s', async (_name, response) => {
    Object.assign(globalThis, { fetch: async () => response });
    await visit('one', '/a/', [SHARED]);
    expect(listStored()).toEqual({});
  });
});
