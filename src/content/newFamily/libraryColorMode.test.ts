import { findColorMode, hasTailwindMode } from './libraryColorMode';

describe('findColorMode', () => {
  it.each([
    [
      '.dark,.dark-theme{--ink:#fff}:is(.dark,.dark-theme) .panel{}',
      { class: true, values: { light: 'light', dark: 'dark' } },
    ],
    [
      '[data-theme="dark"]{--ink:#fff}.dark{}[data-theme=dark] a{}',
      { attribute: 'data-theme', values: { light: 'light', dark: 'dark' } },
    ],
    [
      "body[data-mode='acme-dark'] .panel{}",
      { selector: 'body', attribute: 'data-mode', values: { light: 'acme-light', dark: 'acme-dark' } },
    ],
    [
      'body.theme-dark{}',
      { selector: 'body', class: true, values: { light: 'theme-light', dark: 'theme-dark' } },
    ],
    ['".dark &, .dark .theme:not(.light) &"', { class: true, values: { light: 'light', dark: 'dark' } }],
    ['"bg-white dark:bg-black"', { class: true, values: { light: 'light', dark: 'dark' } }],
  ])('reads %s', (text, mode) => {
    expect(findColorMode(text)).toEqual(mode);
  });

  it.each(['', '.button-dark{color:red}', '@media (prefers-color-scheme: dark){a{}}', '{dark:r,light:t}'])(
    'finds none in %j',
    (text) => {
      expect([findColorMode(text), hasTailwindMode(text)]).toEqual([undefined, false]);
    },
  );
});
