import { checkLedger, formatLedger, mergeLedger, parseLedger } from './Ledger';

const KNOWN = parseLedger('# a comment\nlanguage en\n/a #x #y\n\n/b\n');

describe('the ledger', () => {
  it('is read and written without loss, in one order', () => {
    expect([...KNOWN.pages]).toEqual([
      ['/a', ['x', 'y']],
      ['/b', []],
    ]);
    expect([...KNOWN.languages]).toEqual(['en']);
    const pages = new Map([
      ['/b', []],
      ['/a', ['y', 'x']],
    ]);
    const text = formatLedger({ pages, languages: KNOWN.languages });
    expect(text).toMatch(/^#.*\n#.*\nlanguage en\n\/a #x #y\n\/b\n$/);
    expect(parseLedger(text)).toEqual(KNOWN);
  });

  it('counts lines of one page together, which a merge may leave', () => {
    const { pages, unreadable } = parseLedger('/a #x #y\n/b\n/a #y #z\n/a');
    expect([...pages]).toEqual([
      ['/a', ['x', 'y', 'z']],
      ['/b', []],
    ]);
    expect(unreadable).toEqual([]);
  });

  it.each(['<<<<<<< HEAD', '=======', '>>>>>>> other', 'a #x', 'language', 'language en pt', '/a x', '/a #'])(
    'reports an invalid line: %s',
    (line) => {
      expect(parseLedger(`# a comment\n/b #x\n${line}\n/c`)).toEqual({
        ...parseLedger('/b #x\n/c'),
        unreadable: [3],
      });
    },
  );

  it('never loses an entry', () => {
    const merged = mergeLedger(KNOWN, parseLedger('language zh\n/a #z\n/c'));
    expect(formatLedger(merged)).toContain('language en\nlanguage zh\n/a #x #y #z\n/b\n/c\n');
  });

  it('accepts a complete site, and one with more pages', () => {
    expect(checkLedger(KNOWN, parseLedger('language en\n/a #x #y #z\n/b\n/c'), [])).toEqual([]);
  });

  it('reports a removed page, and the redirect to write', () => {
    expect(checkLedger(KNOWN, parseLedger('language en\n/a #x #y\n/bb'), [])).toEqual([
      {
        written: '/b',
        code: 'lost-page',
        message: '/b was published and is gone',
        hint: expect.stringMatching(/^add \{ from: '\/b', to: '.+' \} to data\/redirects\.ts$/),
      },
    ]);
  });

  it('accepts a removed page that a pattern leads to an existing one, and no other', () => {
    const check = (to: string) =>
      checkLedger(KNOWN, parseLedger('language en\n/c/d\n/a #x #y'), [], [], [{ from: '/b/*', to }]);
    const known = parseLedger('/b/d\n/b/e');
    const lost = (to: string) =>
      checkLedger(known, parseLedger('/c/d'), [], [], [{ from: '/b/*', to }]).map(({ written }) => written);
    expect(check('/c/*').map(({ written }) => written)).toEqual(['/b']);
    expect(lost('/c/*')).toEqual(['/b/e']);
    expect([lost('/c/d'), lost('https://b.example/*')]).toEqual([[], []]);
  });

  it('reports a removed fragment, and the redirect to write', () => {
    expect(checkLedger(KNOWN, parseLedger('language en\n/a #x\n/b'), [])).toEqual([
      {
        written: '/a',
        code: 'lost-place',
        message: '/a#y was published and is gone',
        hint: "add { from: '/a', fragments: { 'y': '#…' } } to data/redirects.ts",
      },
    ]);
  });

  it('accepts a redirect of a page for all of its fragments', () => {
    const published = parseLedger('language en\n/b');
    expect(checkLedger(KNOWN, published, [{ from: '/a', to: '/b' }])).toEqual([]);
    expect(
      checkLedger(KNOWN, parseLedger('language en\n/a #x\n/b'), [{ from: '/a', fragments: { y: '#x' } }]),
    ).toEqual([]);
  });

  it('reports a removed language, and the redirect to write', () => {
    const known = parseLedger('language en\nlanguage pt');
    const published = parseLedger('language en');
    expect(checkLedger(known, published, [])).toEqual([
      {
        written: 'language pt',
        code: 'lost-language',
        message: 'The language pt was published and is gone, with every page below /pt/',
        hint: "add { language: 'pt', to: 'en' } to data/redirects.ts",
      },
    ]);
    expect(checkLedger(known, published, [], [{ language: 'pt', to: 'en' }])).toEqual([]);
  });

  it('does not treat inherited names such as `constructor` as redirects', () => {
    const found = checkLedger(parseLedger('/a #constructor #toString'), parseLedger('/a'), [
      { from: '/a', fragments: { z: '#x' } },
    ]);
    expect(found.length).toBe(2);
  });

  it('does not accept a redirect of other fragments', () => {
    expect(
      checkLedger(KNOWN, parseLedger('language en\n/a #x\n/b'), [{ from: '/a', fragments: { z: '#x' } }])
        .length,
    ).toBe(1);
  });
});
