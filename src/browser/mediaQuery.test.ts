/** @jest-environment jsdom */

import { mediaQuery } from './mediaQuery';

it.each([
  ['lacks', undefined],
  [
    'refuses',
    () => {
      throw new DOMException('no', 'NotSupportedError');
    },
  ],
])('never matches in a browser that %s media queries', (_what, matchMedia) => {
  Object.assign(window, { matchMedia });
  const query = mediaQuery('print');
  query.addEventListener('change', () => undefined);
  expect(query.matches).toBe(false);
});

it('is the query of the browser', () => {
  Object.assign(window, { matchMedia: (text: string) => ({ matches: text === 'print' }) });
  expect(mediaQuery('print').matches).toBe(true);
});
