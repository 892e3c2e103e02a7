/** @jest-environment jsdom */

import { loadModule } from './loadModule';

const reload = jest.fn<boolean, [string]>();
jest.mock('../loaderAddress', () => ({ readLoader: () => 'start-1f' }));
jest.mock('../reloadForBuild', () => ({
  reloadForBuild: (build: string) => reload(build),
}));

/** Marks exports as those of a module, without an export more. */
const asModule = (exports: object) => Object.defineProperty(exports, '__esModule', { value: true });
const PART = asModule({ start: () => undefined });
let entry = '';
let entries = 0;
const asked: string[] = [];

/** Sets what the browser gets for a module, by the query of its address; all others are missing. */
function serve(answers: Readonly<Record<string, () => object>>, status = 200): void {
  for (const [query, answer] of Object.entries(answers))
    jest.doMock(`${entry}${query}`, answer, { virtual: true });
  Object.assign(globalThis, {
    fetch: async (href: string, { cache }: RequestInit) => {
      asked.push(`${href} ${cache}`);
      return { status, arrayBuffer: async () => undefined };
    },
  });
}

const load = () => loadModule([entry, '/shared.js']);
const broken = () => {
  throw new SyntaxError('Unexpected token <');
};

beforeEach(() => {
  entries += 1;
  entry = `/part-${entries}.js`;
  asked.length = 0;
  reload.mockReset();
  document.head.innerHTML = '';
});

it('loads a module once, with what it imports at the same time', async () => {
  serve({ '': () => PART });
  expect(await Promise.all([load(), load()])).toEqual([PART, PART]);
  const links = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([entry, '/shared.js']);
  expect(asked).toEqual([]);
});

it.each([
  ['that cannot be read', broken],
  ['that is empty', () => asModule({})],
])('asks for a module %s once more, past the cache', async (_name, first) => {
  let tries = 0;
  serve({ '': first });
  // The number of earlier tries in this document is in the address.
  for (let count = 1; count < 9; count += 1)
    jest.doMock(
      `${entry}?again=${count}`,
      () => {
        tries += 1;
        return PART;
      },
      { virtual: true },
    );
  expect(await load()).toEqual(PART);
  expect([asked, tries]).toEqual([[`${entry} reload`, '/shared.js reload'], 1]);
  expect(reload).not.toHaveBeenCalled();
});

it('loads the document again if a module that others share is wrong, once, with all modules past the cache', async () => {
  for (let count = 0; count < 19; count += 1)
    jest.doMock(`${entry}${count > 0 ? `?again=${count}` : ''}`, broken, { virtual: true });
  serve({ '': broken });
  const others = ['http://localhost/_docs/islands/A.js', 'http://localhost/_docs/islands/A.js'];
  const names = [...others, 'http://localhost/a.js', 'http://localhost/_docs/islands/B.js?again=1'];
  const entries = names.map((name) => ({ name }));
  Object.assign(performance, { getEntriesByType: () => entries });
  const settled = jest.fn();
  const reloaded = new Promise((resolve) => {
    reload.mockImplementation((reason) => {
      resolve(reason);
      return true;
    });
  });
  load().then(settled, settled);
  expect(await reloaded).toBe(entry);
  expect(asked).toEqual([
    `${entry} reload`,
    '/shared.js reload',
    'http://localhost/_docs/islands/A.js reload',
  ]);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
});

it('does not load the document again for a module that imports none', async () => {
  for (let count = 1; count < 19; count += 1)
    jest.doMock(`${entry}?again=${count}`, broken, { virtual: true });
  serve({ '': broken });
  await expect(loadModule([entry])).rejects.toThrow(SyntaxError);
  expect(reload).not.toHaveBeenCalled();
});

it('loads the document again if a file is gone, and nothing fails meanwhile', async () => {
  serve({ '': broken }, 404);
  const settled = jest.fn();
  const reloaded = new Promise((resolve) => {
    reload.mockImplementation((build) => {
      resolve(build);
      return true;
    });
  });
  load().then(settled, settled);
  expect(await reloaded).toBe('start-1f');
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
});

it('fails if the document has been loaded again for that, and tries again when asked', async () => {
  serve({ '': broken }, 404);
  reload.mockReturnValue(false);
  await expect(load()).rejects.toThrow();
  await expect(load()).rejects.toThrow();
  expect(asked.filter((line) => line.startsWith(entry))).toHaveLength(2);
});
