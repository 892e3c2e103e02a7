/** @jest-environment jsdom */

import { FACTS_ID } from '../../model/page/PageFacts';
import { DEMO_THEME_KEY } from '../../model/demoTheme/themeRules';
import { WANTED } from '../wanted';
import { watchDemos } from './wantedDemos';

const near: (() => void)[] = [];
jest.mock('../whenNear', () => ({
  whenNear: (_element: Element, _margin: string, start: () => void) => void near.push(start),
}));
let followDirection: () => void = () => undefined;
jest.mock('../settings/directionChoice', () => ({
  getDirectionChoice: () => document.documentElement.dataset.direction ?? 'auto',
  subscribeDirection: (listener: () => void) => {
    followDirection = listener;
  },
}));

const wanted: string[] = [];
document.addEventListener(WANTED, ({ target }) => wanted.push((target as HTMLElement).id));

/** Opens a page with two demos, the second of which is a playground. */
function open(address: string): void {
  const blocks = [
    { kind: 'demo', name: 'Basic', region: 'r0' },
    { kind: 'demo', name: 'Lamp', region: 'r1' },
  ];
  const facts = JSON.stringify({ page: { blocks, contentDirection: 'ltr' } });
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `
    <div data-island="demo" data-region="r0" id="a"><p></p></div>
    <div data-island="playground" data-region="r1" id="b">
      <p data-playground></p><div><div data-demo="Lamp" id="d"></div><table data-rows=""></table></div>
    </div>
    <script id="${FACTS_ID}" type="application/json">${facts}</script>`;
  watchDemos();
}
/** Scrolls to all demos. */
function approach(): void {
  for (const start of near.splice(0)) start();
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.direction;
  delete document.documentElement.dataset.demoTheme;
  near.length = 0;
  wanted.length = 0;
});

it('starts no demo that is as in its document', () => {
  open('/a/?utm_source=x#part');
  approach();
  expect(wanted).toEqual([]);
});

it('starts the demo that the fragment names, then and later', () => {
  open('/a/#Lamp.tsx');
  expect(wanted).toEqual(['b']);
  window.history.replaceState(null, '', '#Basic.tsx');
  window.dispatchEvent(new Event('hashchange'));
  expect(wanted).toEqual(['b', 'a']);
});

it('starts playgrounds whose props the query sets', () => {
  open('/a/?color=red');
  expect(wanted).toEqual(['b']);
});

it('starts demos near the window once the reader chooses another direction than that of the text', () => {
  open('/a/');
  document.documentElement.dataset.direction = 'ltr';
  followDirection();
  approach();
  expect(wanted).toEqual([]);
  document.documentElement.dataset.direction = 'rtl';
  followDirection();
  expect(wanted).toEqual([]);
  approach();
  expect(wanted).toEqual(['a', 'b']);
});

it.each([
  ['of the address', () => (document.documentElement.dataset.demoTheme = '')],
  ['of an earlier visit', () => localStorage.setItem(DEMO_THEME_KEY, '{}')],
])('starts demos near the window for a theme %s', (_name, choose) => {
  choose();
  open('/a/');
  approach();
  expect(wanted).toEqual(['a', 'b']);
});

it('starts them for a theme that is chosen in another tab', () => {
  open('/a/');
  window.dispatchEvent(new StorageEvent('storage', { key: DEMO_THEME_KEY }));
  approach();
  // The pages of other tests listen, too.
  expect([...new Set(wanted)]).toEqual(['a', 'b']);
});

it('starts grids near the window at the first sign of a reader, where bytes are not dear', () => {
  // Pages that were open before wait for it, too.
  window.dispatchEvent(new Event('pointermove'));
  near.length = 0;
  open('/a/');
  approach();
  expect(wanted).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  expect(wanted).toEqual([]);
  approach();
  expect(wanted).toEqual(['d']);
  Object.assign(navigator, { connection: { saveData: true } });
  open('/a/');
  window.dispatchEvent(new Event('pointermove'));
  approach();
  expect(wanted).toEqual(['d']);
  Object.assign(navigator, { connection: undefined });
});
