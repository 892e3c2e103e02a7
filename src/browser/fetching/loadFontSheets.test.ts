/** @jest-environment jsdom */

import { showCurrentPage } from '../navigation/currentPage';
import { loadFontSheets } from './loadFontSheets';

const PAGE = { pathname: '/', product: 'docs', language: 'en', textsHref: '/texts.json', texts: {} };

const links = () => [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')];
const linked = () => links().map((link) => link.getAttribute('href'));
const isUsed = () => document.documentElement.hasAttribute('data-text-font');
/** Lets everything that is waiting go on. */
const settle = () => jest.advanceTimersByTimeAsync(0);

jest.useFakeTimers();

/** Sets what the browser finds for a font; its text is `weight size "family"`. */
function setFonts(load: (font: string) => Promise<readonly object[]>): void {
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
}

describe('loadFontSheets', () => {
  // Browsers have it, the test environment does not.
  Object.assign(window, { CSS: { escape: (text: string) => text } });
  beforeEach(() => {
    document.head.innerHTML = '';
    document.documentElement.removeAttribute('data-text-font');
  });

  it('links every style sheet in order, and none of them twice', () => {
    loadFontSheets(['/fonts/text.css', 'https://fonts.example/icons.css']);
    loadFontSheets(['/fonts/text.css', '/fonts/more.css']);
    expect(linked()).toEqual(['/fonts/text.css', 'https://fonts.example/icons.css', '/fonts/more.css']);
  });

  it('uses the text font when its sheet and its files have loaded', async () => {
    const asked: string[] = [];
    const arrivals: ((faces: readonly object[]) => void)[] = [];
    setFonts((font) => {
      asked.push(font);
      return new Promise((resolve) => {
        arrivals.push(resolve);
      });
    });
    loadFontSheets(['/fonts/text.css'], 'Plex');
    await settle();
    expect(asked).toEqual([]);
    links()[0]?.dispatchEvent(new Event('load'));
    await settle();
    expect(asked).toEqual(['400 16px "Plex"', '700 16px "Plex"']);
    arrivals[0]?.([{}]);
    await settle();
    expect(isUsed()).toBe(false);
    arrivals[1]?.([{}]);
    await settle();
    expect(isUsed()).toBe(true);
  });

  it.each([
    ['until another page is shown', () => showCurrentPage({ ...PAGE, href: '/b/' })],
    [
      'until nobody sees the page',
      () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('keeps the fallbacks %s if the text font would move something', async (_name, change) => {
    document.body.innerHTML = '<p>Text</p>';
    showCurrentPage({ ...PAGE, href: '/a/' });
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ top: isUsed() ? 25 : 0 }) as DOMRect);
    setFonts(() => Promise.resolve([{}]));
    loadFontSheets(['/fonts/text.css'], 'Plex');
    links()[0]?.dispatchEvent(new Event('load'));
    await settle();
    expect(isUsed()).toBe(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isUsed()).toBe(false);
    change();
    expect(isUsed()).toBe(true);
    jest.restoreAllMocks();
  });

  it.each([
    ['the sheet does not define it', () => Promise.resolve([])],
    ['a file of it fails', () => Promise.reject(new Error('network'))],
  ])('keeps the fallbacks if %s', async (_name, load) => {
    setFonts(load);
    loadFontSheets(['/fonts/text.css'], 'Plex');
    links()[0]?.dispatchEvent(new Event('load'));
    await settle();
    expect(isUsed()).toBe(false);
  });
});
