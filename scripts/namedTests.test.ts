import { findNamedTests } from './namedTests';

describe('findNamedTests', () => {
  it('gives each file to the runner of its folder', () => {
    const files = [
      'src/a/Search.test.ts',
      'tests/site/search.test.ts',
      'tests/browser/search.test.ts',
      'src/b.test.ts',
    ];
    expect(findNamedTests(['search'], files)).toEqual({
      unit: ['src/a/Search.test.ts'],
      site: ['tests/site/search.test.ts'],
      browser: ['tests/browser/search.test.ts'],
    });
    expect(findNamedTests(['src/b', 'browser/search'], files)).toEqual({
      unit: ['src/b.test.ts'],
      site: [],
      browser: ['tests/browser/search.test.ts'],
    });
  });

  it('finds this file among those of the project', () => {
    expect(findNamedTests(['namedTests']).unit).toEqual(['scripts/namedTests.test.ts']);
    expect(findNamedTests(['tests/long'])).toEqual({ unit: [], site: [], browser: [] });
  });
});
