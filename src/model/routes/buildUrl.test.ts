import fc from 'fast-check';
import { EXAMPLE_ORIGIN } from '../../../tests/unit/exampleFamily';
import { buildUrl } from './buildUrl';

describe('buildUrl', () => {
  it.each([
    ['/zh/material-ui/', '/zh/material-ui/'],
    ['/a/?b=1#c', '/a/?b=1#c'],
    ['', '/'],
    ['#a', '/#a'],
    ['https://docs.example/a/', '/a/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['\t//evil.example', '/evil.example'],
    ['/%2e%2e//evil.example', '//evil.example'],
    ['https://evil.example/', '/'],
    ['https:evil.example', '/evil.example'],
    ['https://docs.example@evil.example/', '/'],
    ['https://user@docs.example/a', '/'],
    ['https://docs.example.evil.example/', '/'],
    ['https://docs.example:444/', '/'],
    ['http://docs.example/', '/'],
    ['blob:https://docs.example/1', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,x', '/'],
    ['https://[', '/'],
  ])('builds of %j the address of %j on the own origin', (href, path) => {
    expect(buildUrl(href, EXAMPLE_ORIGIN)).toBe(EXAMPLE_ORIGIN + path);
  });

  it('takes an origin with a final slash', () => {
    expect(buildUrl('/a/', 'https://docs.example/')).toBe('https://docs.example/a/');
  });

  it('keeps the origin of anything', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (href) => {
        expect(new URL(buildUrl(href, EXAMPLE_ORIGIN)).origin).toBe(EXAMPLE_ORIGIN);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['', 'docs.example', 'mailto:a@docs.example', 'javascript:1'])(
    'refuses the origin %j',
    (origin) => {
      expect(() => buildUrl('/', origin)).toThrow(`Invalid origin ${origin}`);
    },
  );
});
