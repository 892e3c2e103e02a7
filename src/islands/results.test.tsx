/** @jest-environment jsdom */

import { act } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SearchField } from '../components/SearchField/SearchField';
import { start } from './results';

jest.mock('../browser/fetching/fetchOnce', () => ({ loadTexts: async () => ({}) }));
jest.mock('../browser/fetching/loadSheet', () => ({ loadSheet: async () => undefined }));
jest.mock('../components/SearchResults/SearchResults', () => ({
  SearchResults: ({ query, pathname }: { query: string; pathname: string }) => `${pathname}: ${query}`,
}));

const FACTS = { page: { userLanguage: 'en', pathname: '/search/', textsHref: '/texts.json' }, texts: {} };
const results = () => document.querySelector('.search-results')?.textContent;

function type(text: string): void {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = text;
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
}

it('shows results once the form is sent, then while the reader types, and puts the text into the address', async () => {
  const html = renderToStaticMarkup(<SearchField translate={(key) => key} />);
  document.body.innerHTML = `${html}<script id="_page">${JSON.stringify(FACTS)}</script>`;
  await start(document.querySelector('[data-island=results]') as HTMLElement);
  const button = document.querySelector('button') as HTMLButtonElement;
  // The browser asks for a text.
  button.click();
  expect(results()).toBe('searchWaits');
  type('grid');
  expect(results()).toBe('searchWaits');
  act(() => button.click());
  expect(results()).toBe('/search/: grid');
  expect(window.location.search).toBe('?q=grid');
  type('data grid');
  expect(results()).toBe('/search/: data grid');
});
