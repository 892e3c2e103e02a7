import { hasScheme } from './hasScheme';

describe('hasScheme', () => {
  it.each([
    ['https://example.com/', true],
    ['MAILTO:a@example.com', true],
    ['javascript:alert(1)', true],
    ['/a:b/', false],
    ['//example.com/', false],
    ['#a:b', false],
    ['?a:b', false],
    ['a/b:c', false],
    ['', false],
  ])('says of %j: %s', (href, expected) => {
    expect(hasScheme(href)).toBe(expected);
  });
});
