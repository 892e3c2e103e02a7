import { slugSimilarity } from './slugSimilarity';

describe('slugSimilarity', () => {
  it.each([
    ['react-button', 'react-button', 1],
    ['button', 'react-button', 0.95],
    ['buttons', 'react-button', 0.95],
    ['textfield', 'react-text-field', 0.95],
    ['x', 'material-ui', 0],
    ['slider', 'button', 0],
    ['menu', 'mesh', 0],
    ['-', '--', 0.95],
  ])('between %s and %s is %d', (left, right, expected) => {
    expect(slugSimilarity(left, right)).toBe(expected);
    expect(slugSimilarity(right, left)).toBe(expected);
  });

  it('puts a typing error below the same word, and above nothing', () => {
    expect(slugSimilarity('buton', 'button')).toBeGreaterThan(0.7);
    expect(slugSimilarity('buton', 'button')).toBeLessThan(0.95);
  });

  it('does not take the s of a short word for a plural', () => {
    expect(slugSimilarity('gas', 'ga')).toBeLessThan(0.95);
  });
});
