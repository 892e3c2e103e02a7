import { readdirSync, readFileSync } from 'node:fs';

const guide = readFileSync('docs/testing.md', 'utf8');

/** Test files below a folder, as paths of the project. */
function listTests(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`);
}

describe('docs/testing.md', () => {
  it.each(['tests/browser', 'tests/site'])('names every file of %s, or its folder', (root) => {
    const missing = listTests(root).filter((file) => {
      const folder = file.slice(0, file.lastIndexOf('/'));
      const isNamed = [file, file.replace('.full.test.ts', '.test.ts')].some((name) =>
        guide.includes(`\`${name}\``),
      );
      return !isNamed && (folder === root || !guide.includes(`\`${folder}\``));
    });
    expect(missing).toEqual([]);
  });

  it('names no missing file', () => {
    const named = [...guide.matchAll(/`((?:tests|src|scripts)\/[\w./]+\.(?:ts|tsx|mjs))`/g)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(20);
    expect(
      named.filter(
        (file) => !readdirSync(file.slice(0, file.lastIndexOf('/'))).includes(file.split('/').at(-1) ?? ''),
      ),
    ).toEqual([]);
  });
});

/** A test with the tag of the deferred start, up to its title. */
const DEFERRED = /\btest\(\s*(['"`])(?<title>(?:(?!\1).)+)\1,\s*\{ tag: \[?DEFERRED\b/g;

describe('docs/upgrading-next.md', () => {
  it('lists every test that asserts the deferred start, at most 22', () => {
    const tagged = listTests('tests/browser').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(DEFERRED)].map(({ groups }) => [file, groups?.title]),
    );
    const rows = readFileSync('docs/upgrading-next.md', 'utf8').matchAll(
      /^\| `(tests\/browser\/[^`]+)` +\| (.+?) +\| (\d+) +\|/gm,
    );
    const listed = [...rows].map(([, file, title, count]) => ({ file, title, count: Number(count) }));
    expect(listed.map(({ file, title }) => [file, title]).sort()).toEqual(tagged.sort());
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(22);
  });

  it('is compared with every use of the tag', () => {
    const uses = listTests('tests/browser').flatMap((file) => {
      const code = readFileSync(file, 'utf8').replaceAll(/^import [^;]+;/gm, '');
      return [...code.matchAll(/\bDEFERRED\b/g)].length === [...code.matchAll(DEFERRED)].length ? [] : [file];
    });
    expect(uses).toEqual([]);
  });
});
