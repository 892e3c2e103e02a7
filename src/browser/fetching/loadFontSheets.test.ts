/** @jest-environment jsdom */

import { loadFontSheets } from './loadFontSheets';

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

  /** Makes the text font move a paragraph by a line, and loads it. */
  async function loadWider(top: number): Promise<void> {
    document.body.innerHTML = '<p>Text</p>';
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
      const moved = top + (isUsed() ? 25 : 0);
      return { top: moved, bottom: moved + 50 } as DOMRect;
    });
    setFonts(() => Promise.resolve([{}]));
    loadFontSheets(['/fonts/text.css'], 'Plex');
    links()[0]?.dispatchEvent(new Event('load'));
    await settle();
  }

  it('keeps the fallbacks until nobody sees the page if the text font would move something', async () => {
    await loadWider(0);
    expect(isUsed()).toBe(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isUsed()).toBe(false);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isUsed()).toBe(true);
    jest.restoreAllMocks();
  });

  it('uses the text font if it moves only what is outside of the window', async () => {
    await loadWider(window.innerHeight);
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
