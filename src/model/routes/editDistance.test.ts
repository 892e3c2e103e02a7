import { editDistance } from './editDistance';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['button', 'button', 0],
    ['buton', 'button', 1],
    ['buttno', 'button', 2],
    ['kitten', 'sitting', 3],
  ])('between %j and %j is %i', (from, to, expected) => {
    expect(editDistance(from, to)).toBe(expected);
    expect(editDistance(to, from)).toBe(expected);
  });
});
