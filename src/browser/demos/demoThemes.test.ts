/** @jest-environment jsdom */

import { showDemoTheme } from '../settings/demoTheme';
import { storeTheme } from '../settings/storedTheme';
import { changeDemoTheme, startTheme, themedAddress } from './demoThemes';

jest.mock('../navigation/currentPage', () => ({
  getCurrentPage: () => ({ product: 'a', language: 'en', textsHref: '/texts', texts: {} }),
}));
jest.mock('./themedProviders', () => ({ loadThemedProviders: () => Promise.resolve({}) }));
jest.mock('../fetching/fetchOnce', () => ({
  loadTexts: () => Promise.resolve({ playgroundIgnored: 'Ignored: {{names}}' }),
}));

/** Opens a page with two demos at an address, and returns what is said above each. */
async function open(query: string) {
  document.body.innerHTML = '<section><div data-stage></div></section>'.repeat(2);
  document.getAnimations = () => [];
  window.history.replaceState(null, '', `/${query}`);
  await startTheme();
  return [...document.querySelectorAll('section')].map(({ textContent }) => textContent);
}

it.each([
  ['an unknown text', '?theme=junk', true],
  ['an unknown part', '?theme=radius-8.x', true],
  ['the same choice twice', '?theme=radius-8.radius-9', true],
  ['two themes', '?theme=radius-8&theme=radius-9', true],
  ['a whole theme, in another order', '?theme=density-compact.radius-8', false],
  ['a color mode', '?theme=mode-dark.radius-8', false],
  ['the mode of the device', '?theme=mode-system', true],
  ['an empty theme', '?theme=', false],
  ['no theme', '?size=large', false],
])('with %s in the address', async (_what, query, isReported) => {
  expect(await open(query)).toEqual([isReported ? 'Ignored: theme' : '', '']);
  expect(window.location.search).not.toContain('theme');
});

it.each([
  ['dark', '?size=large&theme=mode-dark'],
  ['system', '?size=large&theme='],
])('a shared theme has the color mode %s only if it is chosen', async (mode, query) => {
  document.documentElement.dataset.colorChoice = mode;
  storeTheme({}, '');
  await open('?size=large');
  expect(new URL(themedAddress()).search).toBe(query);
});

it.each([
  ['?theme=mode-dark', 'dark', 'dark'],
  ['?theme=mode-dark', 'system', undefined],
  ['?theme=radius-8', 'light', undefined],
  ['?theme=mode-dark&theme=mode-dark', 'dark', 'light'],
  ['?theme=mode-dark&theme=mode-dark', 'system', undefined],
  ['?size=large', 'light', undefined],
])(
  'the color mode of %s becomes the reader’s, or else is taken back, if %s is shown',
  async (query, mode, expected) => {
    document.documentElement.dataset.colorChoice = mode;
    localStorage.setItem('color-mode', 'light');
    let shown: string | undefined;
    window.docsShell = { setColorMode: (next: string) => (shown = next) } as never;
    await open(query);
    expect(shown).toBe(expected);
  },
);

it('a change keeps what is stored, also before a demo has read it', () => {
  localStorage.setItem('demo-theme', 'primary-b00020');
  showDemoTheme(undefined);
  changeDemoTheme({}, (theme) => ({ ...theme, radius: 8 }));
  expect(localStorage.getItem('demo-theme')).toBe('primary-b00020.radius-8');
});
