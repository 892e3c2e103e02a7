import { measureGrowth } from '../../../tests/unit/measureGrowth';
import { readNavPages } from '../../../tests/unit/readNav';
import { suggestPathnames, slugSimilarity, pathSimilarity } from './pathSuggestions';

describe('suggestPathnames', () => {
  const known = [
    '/',
    '/versions',
    '/material-ui',
    '/material-ui/customization',
    ...['material-ui', 'joy-ui', 'system', 'x'].flatMap((name) =>
      readNavPages(`nav-${name}.json`).map(({ pathname }) => pathname),
    ),
  ];

  describe('suggestPathnames', () => {
    it.each([
      ['other case', '/Material-UI/React-Button', '/material-ui/react-button'],
      ['a typing error', '/material-ui/react-buton', '/material-ui/react-button'],
      ['a typing error in the product', '/materail-ui/react-button', '/material-ui/react-button'],
      ['a missing product', '/react-timeline', '/material-ui/react-timeline'],
      ['a missing product and a typing error', '/react-timelnie', '/material-ui/react-timeline'],
      ['an old path', '/components/buttons', '/material-ui/react-button'],
      ['a plural', '/components/checkboxes', '/material-ui/react-checkbox'],
      ['an old path with product', '/material-ui/components/text-fields', '/material-ui/react-text-field'],
      ['a slug without hyphens', '/material-ui/textfield', '/material-ui/react-text-field'],
      ['an API page without product', '/api-docs/accordion-actions', '/material-ui/api/accordion-actions'],
      ['an extra segment', '/material-ui/react-button/zzzzzz', '/material-ui/react-button'],
      ['a wrong product', '/system/react-timeline', '/material-ui/react-timeline'],
      ['a removed page of a group', '/material-ui/customization/zzzzzz', '/material-ui/customization'],
      ['an unknown language', '/fr/material-ui/react-button', '/material-ui/react-button'],
      ['a top-level page', '/version', '/versions'],
      ['the ending of a file', '/material-ui/react-button.html', '/material-ui/react-button'],
      ['an invisible character', '/material-ui/react-button%E2%80%8B', '/material-ui/react-button'],
      ['an invisible character, not encoded', '/material-ui/react-button\u200b', '/material-ui/react-button'],
      ['an invalid escape', '/material-ui/react-button%E0%A4%A', '/material-ui/react-button'],
      ['a letter that is escaped', '/material-ui/react-%62utton', '/material-ui/react-button'],
      ['a mark after it', '/material-ui/react-button),', '/material-ui/react-button'],
      ['a known pathname', '/material-ui/react-button', '/material-ui/react-button'],
    ])('finds the page for %s: %s', (_case, pathname, expected) => {
      expect(suggestPathnames(pathname, known, 3)[0]).toBe(expected);
    });

    it('suggests the same page of several products, in the given order', () => {
      expect(suggestPathnames('/react-button', known, 3).slice(0, 2)).toEqual([
        '/material-ui/react-button',
        '/joy-ui/react-button',
      ]);
    });

    it('treats api-docs as the internal name of api', () => {
      const pages = ['/material-ui/react-button', '/material-ui/api/button'];
      expect(suggestPathnames('/api-docs/button', pages, 1)).toEqual(['/material-ui/api/button']);
    });

    it('suggests no page that only resembles the last word, in another place', () => {
      expect(suggestPathnames('/material-ui/nope/there', [...known, '/material-ui/more/theme'], 3)).toEqual(
        [],
      );
    });

    it('suggests the nearest page above if nothing is similar', () => {
      expect(suggestPathnames('/material-ui/customization/zzzzzz/yyyyyy/xxxxxx', known, 3)).toEqual([
        '/material-ui/customization',
      ]);
    });

    it.each(['/material-ui/zzzzzz', '/material-ui/qqqqqq/zzzzzz/yyyyyy'])(
      'suggests no product for %j, which is below its home',
      (pathname) => {
        expect(suggestPathnames(pathname, known, 3)).toEqual([]);
      },
    );

    it.each(['/', '/qqqqqq', '/nope/there', '/%E0%A4%A', '/%00', ''])(
      'suggests nothing for %j',
      (pathname) => {
        expect(suggestPathnames(pathname, known, 3)).toEqual([]);
      },
    );

    it.each([0, -1])('returns nothing for the limit %i', (limit) => {
      expect(suggestPathnames('/material-ui/zzzzzz', known, limit)).toEqual([]);
    });

    it('never returns more than the limit', () => {
      expect(suggestPathnames('/react-button', known, 1)).toHaveLength(1);
    });

    it('takes time linear in the length of the query among many pathnames', () => {
      const many = Array.from(
        { length: 1000 },
        (_, index) => `/material-ui/group-${index % 40}/page-${index}`,
      );
      for (const part of ['page-', '/page']) {
        expect(measureGrowth((size) => suggestPathnames(`/${part.repeat(size)}`, many, 5), 100)).toBeLessThan(
          1.6,
        );
      }
    });
  });
});

describe('slugSimilarity', () => {
  describe('slugSimilarity', () => {
    it.each([
      ['react-button', 'react-button', 1],
      ['button', 'react-button', 0.95],
      ['buttons', 'react-button', 0.95],
      ['checkboxes', 'react-checkbox', 0.95],
      ['switches', 'react-switch', 0.95],
      ['typographies', 'react-typography', 0.95],
      ['caches', 'cache', 0.95],
      ['css-classes', 'css-class', 0.95],
      ['movies', 'movie', 0.95],
      ['textfield', 'react-text-field', 0.95],
      ['x', 'material-ui', 0],
      ['slider', 'button', 0],
      ['menu', 'mesh', 0],
      ['-', '--', 0.95],
    ])('between %s and %s is %d', (left, right, expected) => {
      expect(slugSimilarity(left, right)).toBe(expected);
      expect(slugSimilarity(right, left)).toBe(expected);
    });

    it('scores a typing error below the same word, and above 0', () => {
      expect(slugSimilarity('buton', 'button')).toBeGreaterThan(0.7);
      expect(slugSimilarity('buton', 'button')).toBeLessThan(0.95);
    });

    it('does not treat the s of a short word as a plural', () => {
      expect(slugSimilarity('gas', 'ga')).toBeLessThan(0.95);
    });
  });
});

describe('pathSimilarity', () => {
  const same = (left: string, right: string): number => (left === right ? 1 : 0);
  const compare = (left: string, right: string): number =>
    pathSimilarity(left.split('/').filter(Boolean), right.split('/').filter(Boolean), same);

  describe('pathSimilarity', () => {
    it.each([
      ['/', '/', 1],
      ['/a/b', '/a/b', 1],
      ['/a', '/b', 0],
      ['/', '/a', 0],
    ])('between %s and %s is %d', (left, right, expected) => {
      expect(compare(left, right)).toBe(expected);
    });

    it.each([
      ['a missing parent matters less than a wrong page', '/ui/button', '/button', '/ui/slider'],
      ['the page above is nearer than another page of the same group', '/ui/zzz', '/ui', '/ui/slider'],
      ['a page below the wanted one is nearer than an unrelated page', '/ui', '/ui/button', '/button'],
      ['order counts', '/a/b/c', '/a/b/c', '/b/a/c'],
    ])('%s', (_rule, wanted, nearer, farther) => {
      expect(compare(wanted, nearer)).toBeGreaterThan(compare(wanted, farther));
    });
  });
});
