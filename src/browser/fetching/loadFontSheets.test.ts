/** @jest-environment jsdom */

import { loadFontSheets } from './loadFontSheets';

const linked = () =>
  [...document.querySelectorAll('head > link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));

describe('loadFontSheets', () => {
  // Browsers have it, the test environment does not.
  Object.assign(window, { CSS: { escape: (text: string) => text } });

  it('links every style sheet in order, and none of them twice', () => {
    loadFontSheets(['/fonts/text.css', 'https://fonts.example/icons.css']);
    loadFontSheets(['/fonts/text.css', '/fonts/more.css']);
    expect(linked()).toEqual(['/fonts/text.css', 'https://fonts.example/icons.css', '/fonts/more.css']);
  });
});
