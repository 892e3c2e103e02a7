/** @jest-environment jsdom */

import { showCurrentPage } from '../navigation/currentPage';
import { startTheme } from './demoThemes';

jest.mock('./themedProviders', () => ({ loadThemedProviders: () => Promise.resolve({}) }));
jest.mock('../fetching/fetchOnce', () => ({
  loadTexts: () => Promise.resolve({ playgroundIgnored: 'Ignored: {{names}}' }),
}));

/** Opens a page with two demos at an address, and returns what is said above each. */
async function open(query: string) {
  document.body.innerHTML = '<section><div data-stage></div></section>'.repeat(2);
  document.getAnimations = () => [];
  window.history.replaceState(null, '', `/${query}`);
  const page = { pathname: '/', href: '/', product: 'a', language: 'en', textsHref: '/texts', texts: {} };
  showCurrentPage(page as never);
  await startTheme();
  return [...document.querySelectorAll('section')].map(({ textContent }) => textContent);
}

it.each([
  ['an unknown text', '?theme=junk', true],
  ['an unknown part', '?theme=radius-8.x', true],
  ['the same choice twice', '?theme=radius-8.radius-9', true],
  ['two themes', '?theme=radius-8&theme=radius-9', true],
  ['a whole theme, in another order', '?theme=density-compact.radius-8', false],
  ['an empty theme', '?theme=', false],
  ['no theme', '?size=large', false],
])('with %s in the address', async (_what, query, isReported) => {
  expect(await open(query)).toEqual([isReported ? 'Ignored: theme' : '', '']);
  expect(window.location.search).not.toContain('theme');
});
