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
      const isNamed = guide.includes(`\`${file.replace('.full.test.ts', '.test.ts')}\``);
      return !isNamed && (folder === root || !guide.includes(`\`${folder}\``));
    });
    expect(missing).toEqual([]);
  });

  it('names no file that is gone', () => {
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
