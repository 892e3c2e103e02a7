import { checkLedger } from './checkLedger';
import { formatLedger } from './formatLedger';
import { mergeLedger } from './mergeLedger';
import { parseLedger } from './parseLedger';

const KNOWN = parseLedger('# a comment\n/a #x #y\n\n/b\n');

describe('the ledger', () => {
  it('is read and written without loss, in one order', () => {
    expect([...KNOWN]).toEqual([
      ['/a', ['x', 'y']],
      ['/b', []],
    ]);
    const text = formatLedger(
      new Map([
        ['/b', []],
        ['/a', ['y', 'x']],
      ]),
    );
    expect(text).toMatch(/^#.*\n#.*\n\/a #x #y\n\/b\n$/);
    expect(parseLedger(text)).toEqual(KNOWN);
  });

  it('only ever grows', () => {
    const merged = mergeLedger(KNOWN, parseLedger('/a #z\n/c'));
    expect(formatLedger(merged)).toContain('/a #x #y #z\n/b\n/c\n');
  });

  it('is content with what is there, and with more', () => {
    expect(checkLedger(KNOWN, parseLedger('/a #x #y #z\n/b\n/c'), [])).toEqual([]);
  });

  it('tells a page that is gone, and what to write', () => {
    expect(checkLedger(KNOWN, parseLedger('/a #x #y\n/bb'), [])).toEqual([
      {
        pathname: '/b',
        code: 'lost-page',
        message: '/b was published and is gone',
        hint: expect.stringMatching(/^add \{ from: '\/b', to: '.+' \} to data\/redirects\.ts$/),
      },
    ]);
  });

  it('tells a place that is gone, and what to write', () => {
    expect(checkLedger(KNOWN, parseLedger('/a #x\n/b'), [])).toEqual([
      {
        pathname: '/a',
        code: 'lost-place',
        message: '/a#y was published and is gone',
        hint: "add { from: '/a', fragments: { 'y': '#…' } } to data/redirects.ts",
      },
    ]);
  });

  it('is content with a redirect, which answers for all places of its page', () => {
    const published = parseLedger('/b');
    expect(checkLedger(KNOWN, published, [{ from: '/a', to: '/b' }])).toEqual([]);
    expect(checkLedger(KNOWN, parseLedger('/a #x\n/b'), [{ from: '/a', fragments: { y: '#x' } }])).toEqual(
      [],
    );
  });

  it('is not content with a redirect of other fragments', () => {
    expect(
      checkLedger(KNOWN, parseLedger('/a #x\n/b'), [{ from: '/a', fragments: { z: '#x' } }]).length,
    ).toBe(1);
  });
});
