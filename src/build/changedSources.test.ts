import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { writeText } from '../content/pageData/generatedFiles';
import { createPackageFiles } from '../content/packageFiles';
import { store } from '../content/store';
import { CACHE, OUT, PUBLIC } from '../content/workspace';
import { beginBuild, forgetEdited } from './changedSources';

useTestFolder();

const PAGE = 'data/products/a/pages/a.md';
const key = (text: string) => store.key('page', { code: '', context: '', text, fences: '' });
const isKept = (text: string) => store.read(key(text)) !== undefined;

beforeEach(() => {
  for (const file of [PAGE, 'src/a.ts', 'docs/a.md', 'public/a.svg', 'package.json']) writeText(file, 'one');
});

describe('a source that changes while a build runs', () => {
  it.each<[string, string | undefined]>([
    [PAGE, PAGE],
    ['data/products/a/pages/new.md', 'data/products/a/pages/new.md'],
    ['src/a.ts', 'src/a.ts'],
    ['docs/a.md', 'docs/a.md'],
    ['public/a.svg', 'public/a.svg'],
    ['package.json', 'package.json'],
    ['README.md', undefined],
    ['src/a.test.ts', undefined],
    [`${PUBLIC.generated}/a.json`, undefined],
    [`${OUT}/index.html`, undefined],
    [`${CACHE.site}/a.json`, undefined],
    ['node_modules/a/index.js', undefined],
    ['tests/a.ts', undefined],
  ])('is named if it is %s', (file, named) => {
    const running = beginBuild();
    writeText(file, 'two');
    expect(running.check().map((problem) => problem.file)).toEqual(named === undefined ? [] : [named]);
  });

  it('is named if it is gone, and if only its bytes are others', () => {
    writeText('data/b.ts', 'one');
    utimesSync(PAGE, 1, 1);
    const running = beginBuild();
    rmSync('data/b.ts');
    writeFileSync(PAGE, 'two');
    utimesSync(PAGE, 1, 1);
    expect(running.check().map(({ file }) => file)).toEqual(['data/b.ts', PAGE]);
  });

  it('is named if it is a package', () => {
    writeText('node_modules/lamp/package.json', '{}');
    const packages = createPackageFiles(process.cwd(), CACHE.packages);
    packages.hash(['lamp'], 'code');
    const running = beginBuild();
    running.use(packages.used());
    writeText('node_modules/lamp/index.js', '');
    expect(running.check().map(({ file }) => file)).toEqual([expect.stringMatching(/node_modules\/lamp$/)]);
  });
});

describe('what a build keeps', () => {
  /** Runs a build that keeps a result; it may be killed. */
  const build = (text: string, change: () => void = () => {}, isKilled = false) => {
    const running = beginBuild();
    store.write(key(text), text);
    change();
    if (!isKilled) running.end();
  };
  const edit = () => writeText(PAGE, 'two');

  it('is used later, also after edits between builds', () => {
    build('first');
    edit();
    build('second');
    expect([isKept('first'), isKept('second')]).toEqual([true, true]);
    expect(existsSync(CACHE.running)).toBe(false);
  });

  it('is forgotten if a source has changed meanwhile; that of builds before is not', () => {
    build('first');
    utimesSync(`${CACHE.store}/${key('first')}`, 1, 1);
    build('second', edit);
    expect([isKept('first'), isKept('second')]).toEqual([true, false]);
  });

  it('is forgotten by the next build if the build was killed and a source has changed', () => {
    build('first', edit, true);
    expect(isKept('first')).toBe(true);
    beginBuild().end();
    expect(isKept('first')).toBe(false);
  });

  it('is used after a build that was killed if no source has changed', () => {
    build('first', () => {}, true);
    beginBuild().end();
    expect(isKept('first')).toBe(true);
  });

  it('is used after an edit has ended the build at once, but for what is as young as the edit', () => {
    build('first', () => {}, true);
    const before = new Date(Date.now() - 10_000);
    utimesSync(`${CACHE.store}/${key('first')}`, before, before);
    utimesSync(CACHE.running, before, before);
    store.write(key('second'), 'second');
    edit();
    forgetEdited();
    beginBuild().end();
    expect([isKept('first'), isKept('second')]).toEqual([true, false]);
  });
});
