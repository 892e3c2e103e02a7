import { normaliseText } from './normaliseText';

describe('normaliseText', () => {
  it.each([
    ['\uFEFFa', 'a'],
    ['a\uFEFFb', 'a\uFEFFb'],
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['a\r\r\nb', 'a\n\nb'],
    ['\uD83D\uDE00', '\uD83D\uDE00'],
    ['a\uD83Db\uDE00', 'a\uFFFDb\uFFFD'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(normaliseText(text)).toBe(expected);
  });
});
