import { formatDay } from './pageHead';

describe('formatDay', () => {
  it.each([
    ['en', 'March 31, 2025'],
    ['pt', '31 de março de 2025'],
    ['zh', '2025年3月31日'],
  ])('formats a day in %s, independent of the build machine', (code, text) => {
    expect(formatDay('2025-03-31', code)).toBe(text);
  });
});
