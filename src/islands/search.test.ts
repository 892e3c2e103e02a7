/** @jest-environment jsdom */

import { waitFor } from '@testing-library/react';
import { loadModule } from '../browser/fetching/loadModule';
import { start } from './search';

jest.mock('../browser/fetching/loadModule', () => ({ loadModule: jest.fn() }));
jest.mock('../browser/fetching/loadSheet', () => ({ loadSheet: async () => undefined }));
jest.mock('../browser/fetching/fetchOnce', () => ({ loadTexts: async () => ({}) }));
jest.mock('../browser/search/loadModalSheet', () => ({ loadModalSheet: async () => undefined }));
jest.mock('../browser/search/SearchClient', () => ({
  getSearchClient: () => ({
    start: async () => undefined,
    manifest: async () => ({
      products: [{ id: 'material-ui', name: 'Material UI', links: [{ text: 'Grid', href: '/grid/' }] }],
    }),
  }),
}));
// jsdom has no dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showPopover: jest.fn(),
  hidePopover: jest.fn(),
  showModal: jest.fn(),
  close: jest.fn(),
});

const FACTS = {
  page: { userLanguage: 'en', product: { id: 'material-ui' }, textsHref: '/texts.json' },
  texts: { search: 'Search', partNotLoaded: 'Not loaded.', tryAgain: 'Try again' },
  islands: {},
};
const mountSearch = jest.fn();
const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T;

async function open(typed = ''): Promise<void> {
  document.body.innerHTML = `<button>Search</button><script id="_page">${JSON.stringify(FACTS)}</script>`;
  Object.assign(window, { docsShell: { takeTyped: () => typed } });
  await start(find('button'));
  find('button').focus();
  find('button').click();
}

beforeEach(() => {
  mountSearch.mockReset().mockResolvedValue(undefined);
  jest.mocked(loadModule).mockReset().mockResolvedValue({ mountSearch });
});

it('opens a field with what was typed before, and gives it to the search', async () => {
  await open('but\n');
  const field = find<HTMLInputElement>('#_search input');
  expect(document.activeElement).toBe(field);
  field.value += 'ton';
  await waitFor(() => expect(mountSearch).toHaveBeenCalled());
  const [dialog, readField] = mountSearch.mock.lastCall;
  expect(dialog).toBe(find('#_search'));
  expect(readField()).toEqual([field.value, 'but\n']);
});

it('shows main pages below the field until the search is there, then the links of the page that match', async () => {
  jest.mocked(loadModule).mockReturnValue(new Promise(() => {}));
  await open();
  await waitFor(() => expect(find('#_search li')?.textContent).toBe('Grid'));
  document.body.insertAdjacentHTML('beforeend', '<main><a href="/lamp/">Lamp</a></main>');
  const field = find<HTMLInputElement>('#_search input');
  field.value = 'la';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(find('#_search li a').getAttribute('href')).toBe('/lamp/');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  find('#_search li a').click();
  expect(find('#_search')).toBeNull();
});

it('closes by its button and by Escape, and gives the focus back', async () => {
  await open();
  find('button').click();
  expect(find('#_search')).toBeNull();
  find('button').click();
  find('#_search input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(find('#_search')).toBeNull();
  expect(document.activeElement).toBe(find('button'));
});

it('says that the search could not be loaded, keeps the field, and tries again', async () => {
  jest.mocked(loadModule).mockRejectedValue(new TypeError('not loaded'));
  await open();
  await waitFor(() => expect(find('#_search [role=alert]')?.textContent).toContain('Not loaded.'));
  find<HTMLInputElement>('#_search input').value = 'grid';
  jest.mocked(loadModule).mockResolvedValue({ mountSearch });
  find('#_search [role=alert] button').click();
  expect(find('#_search [role=alert]')).toBeNull();
  await waitFor(() => expect(mountSearch).toHaveBeenCalled());
  expect(mountSearch.mock.lastCall[1]()[0]).toBe('grid');
});
