import { EXAMPLE_ORIGIN } from '../../../tests/unit/exampleFamily';
import { collapseSlashes } from './collapseSlashes';

describe('collapseSlashes', () => {
  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['\u0001//evil.example', '/evil.example'],
    ['///\\/a//b/', '/a//b/'],
    ['a', '/a'],
    ['', '/'],
    ['/', '/'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
  ])('makes of %j the path %j', (path, expected) => {
    expect(collapseSlashes(path)).toBe(expected);
    expect(collapseSlashes(expected)).toBe(expected);
    expect(new URL(expected, EXAMPLE_ORIGIN).origin).toBe(EXAMPLE_ORIGIN);
  });
});
