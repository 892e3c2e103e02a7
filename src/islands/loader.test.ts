/** @jest-environment jsdom */

import { ANNOUNCER_ID } from '../browser/announce';
import type { IslandModule, ListedIsland } from '../model/page/Island';
import { FACTS_ID } from '../model/page/PageFacts';
import { dropKept, isWanted, keepEvents, repeatKept } from '../browser/keptEvents';
import { startIslands } from './loader';

type Modules = Readonly<Record<string, IslandModule>>;

const load = jest.fn<Promise<unknown>, [readonly string[]]>();
jest.mock('../browser/fetching/loadModule', () => ({
  loadModule: (files: readonly string[]) => load(files),
}));

const moments = { state: 'complete', prerendering: false };
Object.defineProperty(document, 'readyState', { get: () => moments.state });
Object.defineProperty(document, 'prerendering', { get: () => moments.prerendering });

/** Elements that are watched until they come near the window, by their margin. */
let watched: { readonly margin: string; readonly show: () => void }[] = [];
class FakeObserver {
  constructor(
    private readonly callback: (entries: readonly { isIntersecting: boolean }[]) => void,
    private readonly options: { readonly rootMargin: string },
  ) {}

  observe = () => {
    watched.push({
      margin: this.options.rootMargin,
      show: () => this.callback([{ isIntersecting: true }]),
    });
  };

  disconnect = () => undefined;
}

const started: string[] = [];
/** Returns an island that records where it starts. */
const part = (name: string): IslandModule => ({
  start: (element) => void started.push(`${name} ${element.id || element.localName}`),
});
const broken: IslandModule = {
  start: () => {
    throw new Error('broken');
  },
};
const reported = jest.fn();

/** The last element of a document. */
const END = `<div id="${ANNOUNCER_ID}"></div>`;

/** Writes a document with islands, and starts the loader in it. */
function open(
  islands: Readonly<Record<string, Omit<ListedIsland, 'files'>>>,
  body: string,
  modules: Modules = {},
): Promise<void> {
  const listed = Object.fromEntries(
    Object.entries(islands).map(([name, island]) => [name, { ...island, files: [`/${name}.js`] }]),
  );
  const facts = JSON.stringify({
    islands: listed,
    texts: { partNotLoaded: 'Not loaded.', tryAgain: 'Again' },
  });
  document.body.innerHTML = `${body}<script id="${FACTS_ID}" type="application/json">${facts}</script>${END}`;
  return startIslands(modules);
}

const reload = jest.fn<boolean, [string]>();
jest.mock('../browser/reloadForBuild', () => ({ reloadForBuild: (reason: string) => reload(reason) }));

/** Lets everything run that has been started. */
const settle = () => jest.advanceTimersByTimeAsync(1000);
const at = (id: string) => document.getElementById(id);
const alert = () => document.querySelector('[role=alert]');

keepEvents();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(moments, { state: 'complete', prerendering: false });
  Object.assign(globalThis, { IntersectionObserver: FakeObserver, reportError: reported });
  Object.assign(window, { docsShell: { isWanted, dropKept, repeatKept, takeTyped: () => '' } });
  delete document.documentElement.dataset.alive;
  watched = [];
  started.length = 0;
  reported.mockReset();
  load.mockReset();
  load.mockImplementation(async ([file = '']) => part(file));
});

it('starts islands of the page that came with it at once, and those of elements first', async () => {
  await open(
    { frame: { starts: 'parsed', on: 'page' }, missing: { starts: 'parsed' } },
    '<div data-island="missing" id="a"></div>',
    { frame: part('frame') },
  );
  expect(started).toEqual(['/missing.js a', 'frame body']);
  expect(document.documentElement.dataset.alive).toBe('');
  expect(at('a')?.dataset.alive).toBe('');
});

describe('a document whose end is missing', () => {
  /** Starts the loader in it, at a host that then sends a text. */
  const openCut = async (answer: () => Promise<string>, isReloaded = true) => {
    const asked: unknown[] = [];
    Object.assign(globalThis, {
      fetch: async (href: string, request: RequestInit) => {
        asked.push(href, request.cache);
        return { text: answer };
      },
    });
    reload.mockReset();
    reload.mockReturnValue(isReloaded);
    document.body.innerHTML = `<script id="${FACTS_ID}" type="application/json">{"islands":{}}</script><h1>`;
    await startIslands({});
    return asked;
  };

  it('is asked for once more, past the cache of the browser, and loaded again', async () => {
    const asked = await openCut(async () => '<h1>Button</h1></body></html>');
    expect(asked).toEqual(['http://localhost/', 'reload']);
    expect(reload.mock.calls).toEqual([['cut:/']]);
    expect(document.documentElement.dataset.alive).toBeUndefined();
  });

  it.each([
    ['is cut again', async () => '<h1>Button</h1>'],
    ['is unavailable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('lives as it is if it %s', async (_what, answer) => {
    await openCut(answer);
    expect(reload).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.alive).toBe('');
  });

  it('lives as it is if it was loaded again for that', async () => {
    await openCut(async () => '</html>', false);
    expect(document.documentElement.dataset.alive).toBe('');
  });
});

it('starts an idle island after the load event', async () => {
  moments.state = 'interactive';
  await open({ ads: { starts: 'idle', on: 'page' } }, '');
  await settle();
  expect(started).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(started).toEqual(['/ads.js body']);
});

it('starts an idle island of a prerendered page when the page is shown', async () => {
  moments.prerendering = true;
  await open({ ads: { starts: 'idle' } }, '<div data-island="ads" id="slot"></div>');
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(started).toEqual([]);
  moments.prerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  await settle();
  expect(started).toEqual(['/ads.js slot']);
});

it('starts a part that is seen when it is near the window and a reader is there, once', async () => {
  await open({ demo: { starts: 'seen' } }, '<div data-island="demo" id="a"><p></p></div>');
  await settle();
  expect(watched).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  expect(watched.map(({ margin }) => margin)).toEqual(['200px']);
  watched[0]?.show();
  await settle();
  at('a')?.dispatchEvent(new Event('pointerover'));
  await settle();
  expect(started).toEqual(['/demo.js a']);
});

it('starts a part that shows nothing without a sign of a reader', async () => {
  await open({ demo: { starts: 'seen' } }, '<div data-island="demo" id="a"><p data-blank></p></div>');
  await settle();
  expect(watched.map(({ margin }) => margin)).toEqual(['0px']);
  window.dispatchEvent(new Event('keydown'));
  expect(watched.map(({ margin }) => margin)).toEqual(['0px', '1000px']);
});

it.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'])(
  'starts a touched part by %s, and no other one',
  async (type) => {
    const parts = ['a', 'b'].map((id) => `<div data-island="search" id="${id}"><b></b></div>`).join('');
    await open({ search: { starts: 'touched' } }, parts);
    window.dispatchEvent(new Event('pointermove'));
    at('a')?.firstChild?.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(started).toEqual(['/search.js a']);
  },
);

it('answers a press that came before it, once the part is alive', async () => {
  document.body.innerHTML = '';
  const opened = jest.fn();
  load.mockResolvedValue({ start: (element: HTMLElement) => element.addEventListener('click', opened) });
  await open({ search: { starts: 'touched' } }, '<button data-island="search" data-waits id="a"></button>');
  at('a')?.click();
  expect(opened).not.toHaveBeenCalled();
  await settle();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('takes an island by its name from a file that has several', async () => {
  load.mockResolvedValue({ offer: part('offer'), worker: part('worker') });
  await open({ offer: { starts: 'idle', on: 'page' } }, '');
  await settle();
  expect(started).toEqual(['offer body']);
});

it('says in a part that it could not be loaded, and tries again when asked', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open({ demo: { starts: 'touched' } }, '<div data-island="demo" id="a"></div>');
  at('a')?.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(at('a')?.textContent).toBe('Not loaded. Again');
  expect(at('a')?.dataset.alive).toBeUndefined();
  alert()?.querySelector('button')?.click();
  await settle();
  expect(started).toEqual(['/demo.js a']);
  expect(alert()).toBeNull();
});

it('says above the page that a button could not be loaded', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open({ search: { starts: 'touched' } }, '<button data-island="search" id="a">Search</button>');
  at('a')?.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(at('a')?.textContent).toBe('Search');
  expect(alert()?.parentElement).toBe(document.body);
});

it('does what a button is for once another try succeeds', async () => {
  const opened = jest.fn();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue({ start: (element: HTMLElement) => element.addEventListener('click', opened) });
  await open({ search: { starts: 'touched' } }, '<button data-island="search" data-waits id="a"></button>');
  at('a')?.click();
  await settle();
  expect(opened).not.toHaveBeenCalled();
  alert()?.querySelector('button')?.click();
  await settle();
  expect(opened).toHaveBeenCalledTimes(1);
});

it('leaves parts whose island the site does not have to the browser', async () => {
  await open(
    { frame: { starts: 'parsed', on: 'page' } },
    '<button data-island="search" data-waits id="a"></button>' +
      '<div data-island="demo"><div data-demo="X"><input type="checkbox" id="b" /></div></div>',
    { frame: part('frame') },
  );
  expect(at('a')?.hidden).toBe(true);
  at('b')?.click();
  expect((at('b') as HTMLInputElement).checked).toBe(true);
});

it('says nothing about a part that nobody asked for', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open({ ads: { starts: 'idle' } }, '<div data-island="ads" id="a"></div>');
  await settle();
  expect(alert()).toBeNull();
});

it('starts the others if one throws, and reports it', async () => {
  load.mockImplementation(async ([file = '']) => (file === '/bad.js' ? broken : part(file)));
  await open(
    {
      first: { starts: 'parsed', on: 'page' },
      bad: { starts: 'idle', on: 'page' },
      ads: { starts: 'idle', on: 'page' },
    },
    '',
    { first: broken },
  );
  await settle();
  expect(started).toEqual(['/ads.js body']);
  expect(reported).toHaveBeenCalledTimes(2);
  expect(document.documentElement.dataset.alive).toBe('');
});
