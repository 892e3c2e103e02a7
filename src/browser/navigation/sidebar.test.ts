/** @jest-environment jsdom */
import { followSearchOffer } from './searchOffer';
import { filterSidebar, watchSidebar } from './sidebar';

jest.useFakeTimers();

const TREE =
  '<ul><li class="nav-group" data-group="/a"><div><a href="/a/">A</a><button aria-expanded="false"></button></div><ul hidden=""><li><a href="/a/b/">B</a></li></ul></li></ul>';

/** Sets what the tab's storage holds about the sidebar of the product. */
function store(open: readonly string[]): void {
  sessionStorage.setItem('sidebar x', JSON.stringify({ open, scroll: 0, pathname: '/a' }));
}

const isOpen = () => document.querySelector('[aria-expanded="true"]') !== null;
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the sidebar', () => {
  Object.assign(window, { CSS: { escape: (text: string) => text } });
  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML =
      '<nav id="_sidebar" data-product="x" data-nav-href="/_docs/nav/x.json" data-pathname="/c" data-href="/c/"><div id="_tree"><ul><li class="nav-group" data-group="/a"><div><a href="/a/">A</a><button aria-expanded="false"></button></div></li></ul></div></nav>';
    sessionStorage.setItem('/_docs/nav/x.json', TREE);
  });

  it('completes itself for a group that the reader has opened on the page before', async () => {
    store(['/a']);
    watchSidebar();
    await settle();
    expect(isOpen()).toBe(true);
  });

  it('offers the search for words that no entry has, follows it on Enter, and takes it back', async () => {
    document
      .querySelector('#_sidebar')
      ?.insertAdjacentHTML(
        'afterbegin',
        '<input data-nav-filter><div data-nav-empty hidden><a href="/search/" data-nav-search>Search <bdi></bdi></a></div>',
      );
    const field = document.querySelector('input') as HTMLInputElement;
    const offer = document.querySelector('[data-nav-empty]');
    const followed = jest.fn((event: Event) => event.preventDefault());
    offer?.addEventListener('click', followed);
    const press = (key: string) => {
      field.addEventListener('keydown', followSearchOffer, { once: true });
      field.dispatchEvent(new KeyboardEvent('keydown', { key }));
    };
    field.value = ' a & b ';
    await filterSidebar();
    press('a');
    expect(followed).not.toHaveBeenCalled();
    press('Enter');
    expect(followed).toHaveBeenCalledTimes(1);
    expect(offer?.hasAttribute('hidden')).toBe(false);
    expect(offer?.querySelector('a')?.getAttribute('href')).toMatch(/\/search\/\?q=a\+%26\+b$/);
    expect(offer?.textContent).toBe('Search a & b');
    field.value = 'b';
    await filterSidebar();
    expect(offer?.hasAttribute('hidden')).toBe(true);
    press('Enter');
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('follows, once shown, what the reader has opened after the document was prerendered', async () => {
    Object.assign(document, { prerendering: true });
    watchSidebar();
    await settle();
    store(['/a']);
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(isOpen()).toBe(true);
  });
});
