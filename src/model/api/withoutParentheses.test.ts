import { withoutParentheses } from './withoutParentheses';

describe('withoutParentheses', () => {
  it.each([
    ['(() => void)', '() => void'],
    ['(A) | (B)', '(A) | (B)'],
    ['(A)', 'A'],
    ['(a: string) => void', '(a: string) => void'],
    ['A', 'A'],
    ['', ''],
  ])('writes %s as %s', (type, bare) => {
    expect(withoutParentheses(type)).toBe(bare);
  });
});
