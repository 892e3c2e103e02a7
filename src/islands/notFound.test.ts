/** @jest-environment jsdom */
import { serveAnswers } from '../../tests/unit/serveAnswers';
import { readFacts } from '../browser/pageFacts';
import { start } from './notFound';

const loadSheet = jest.fn(async () => undefined);
jest.mock('../browser/fetching/loadSheet', () => ({ loadSheet: () => loadSheet() }));
jest.mock('../browser/notFound/findNearest', () => ({ ROWS: 5, findNearest: async () => [] }));

const root = document.documentElement;
const site = { host: 'docs.example' };
const page = {
  userLanguage: 'en',
  languages: [{ code: 'en' }, { code: 'ar' }],
  notFoundHrefs: { '/ar/': '/ar.json' },
};
const drawn = {
  title: 'ليست هنا',
  direction: 'rtl',
  html: '<main>ar</main>',
  page: { userLanguage: 'ar', languages: [] },
  texts: { copied: 'نُسخ' },
};

/** Starts the island at an address below Arabic pages. Returns the facts that others then read. */
async function visit(answer: string | Error = JSON.stringify(drawn)): Promise<object> {
  window.history.replaceState(null, '', '/ar/no/');
  global.fetch = serveAnswers([() => answer]).fetch;
  await start();
  return readFacts();
}

const text = () => document.querySelector('main')?.textContent;

describe('the page for an unknown address', () => {
  beforeEach(() => {
    Object.assign(root, { lang: 'en', dir: 'ltr' });
    root.dataset.direction = 'auto';
    document.body.innerHTML = `<script id="_page" type="application/json">${JSON.stringify({ site, page, texts: {} })}</script><div id="__next"><main><input /></main></div>`;
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  });

  it.each([
    ['cannot be loaded', async () => visit(new Error('offline'))],
    [
      'has no styles',
      async () => {
        loadSheet.mockRejectedValueOnce(new Error('offline'));
        await visit();
      },
    ],
    [
      'comes when a reader is typing already',
      async () => {
        document.querySelector('input')?.focus();
        await visit();
      },
    ],
  ])('stays as it is if that of its language %s', async (_why, open) => {
    await open();
    expect(text()).toBe('');
    expect(root.lang).toBe('en');
  });

  it('is replaced by that of its language, for other islands, too', async () => {
    root.dataset.direction = 'ltr';
    const facts = await visit();
    expect(text()).toBe('ar');
    expect(document.title).toBe(drawn.title);
    expect(root.lang).toBe('ar');
    // The reader's choice.
    expect(root.dir).toBe('ltr');
    expect(facts).toMatchObject({ site, page: drawn.page, texts: drawn.texts });
  });

  it('has the direction of its language', async () => {
    await visit();
    expect(root.dir).toBe('rtl');
  });
});
