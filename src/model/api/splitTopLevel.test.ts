import { splitTopLevel } from './splitTopLevel';

describe('splitTopLevel', () => {
  it.each([
    ["'a' | 'b'", '|', ["'a'", "'b'"]],
    ["'a|b' | 'c'", '|', ["'a|b'", "'c'"]],
    ["Set<'a' | 'b'> | null", '|', ["Set<'a' | 'b'>", 'null']],
    ['{ a: b | c } | d', '|', ['{ a: b | c }', 'd']],
    ['(() => a | b) | c', '|', ['(() => a | b)', 'c']],
    ['Map<() => A, B> | c', '|', ['Map<() => A, B>', 'c']],
    ['a: A<B, C>, b: D', ',', ['a: A<B, C>', 'b: D']],
    ['| a | b', '|', ['a', 'b']],
    ['a', '|', ['a']],
    ['', '|', []],
  ])('splits %s at %s', (type, separator, parts) => {
    expect(splitTopLevel(type, separator)).toEqual(parts);
  });
});
