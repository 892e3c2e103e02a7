import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { writeText } from './pageData/generatedFiles';
import {
  findLock,
  findPackage,
  findSource,
  listLinkedPackages,
  listSourceEntries,
  packageOfFile,
  type Manifest,
} from './packages';

useTestFolder();

let root: string;
const inside = (path: string | undefined) => path?.replace(`${root}/`, '');
const write = (folder: string, manifest: Manifest = {}) =>
  writeText(`${root}/${folder}/package.json`, JSON.stringify(manifest));
function link(path: string, target: string): void {
  mkdirSync(dirname(`${root}/${path}`), { recursive: true });
  symlinkSync(`${root}/${target}`, `${root}/${path}`);
}

/** A workspace with a project in `docs`. */
beforeEach(() => {
  root = realpathSync('.');
  write('docs', { name: 'docs' });
  process.chdir('docs');
});

describe('findPackage', () => {
  it('finds the nearest package of a folder, also above the project', () => {
    write('node_modules/lamp');
    write('node_modules/wire');
    write('docs/node_modules/lamp');
    write('docs/node_modules/lamp/node_modules/wire');
    expect(inside(findPackage('lamp'))).toBe('docs/node_modules/lamp');
    expect(inside(findPackage('wire'))).toBe('node_modules/wire');
    expect(inside(findPackage('wire', findPackage('lamp')))).toBe('docs/node_modules/lamp/node_modules/wire');
    expect(findPackage('no-such-lamp')).toBeUndefined();
  });

  it('returns the real folder of a link, from which its own packages are found', () => {
    write('node_modules/.store/lamp@1/node_modules/lamp');
    write('node_modules/.store/lamp@1/node_modules/wire');
    link('docs/node_modules/lamp', 'node_modules/.store/lamp@1/node_modules/lamp');
    const lamp = findPackage('lamp');
    expect(inside(lamp)).toBe('node_modules/.store/lamp@1/node_modules/lamp');
    expect(inside(findPackage('wire', lamp))).toBe('node_modules/.store/lamp@1/node_modules/wire');
    expect(findPackage('wire')).toBeUndefined();
  });
});

describe('packageOfFile', () => {
  it.each([
    ['docs/node_modules/lamp/a/b.js', 'lamp a/b.js'],
    ['docs/node_modules/@x/lamp/node_modules/@x/wire/b.js', '@x/wire b.js'],
    ['node_modules/.store/lamp@1/node_modules/lamp/b.js', 'lamp b.js'],
    ['packages/ui/src/b.ts', '@acme/ui src/b.ts'],
    ['packages/ui/modules/b.js', '@acme/ui modules/b.js'],
    ['docs/packages/inner/b.ts', '@acme/inner b.ts'],
    ['whole.ts', '@acme/all whole.ts'],
    ['docs/data/b.ts', undefined],
  ])('of %s returns %s', (file, expected) => {
    write('', { name: '@acme/all' });
    write('packages/ui', { name: '@acme/ui' });
    writeText(`${root}/packages/ui/modules/package.json`, '{ "type": "module" }');
    write('docs/packages/inner', { name: '@acme/inner' });
    const found = packageOfFile(`${root}/${file}`);
    expect(found && `${found.packageName} ${found.path}`).toBe(expected);
  });
});

it('lists linked packages with the linked packages that these need, each once, and no installed ones', () => {
  write('packages/ui', { dependencies: { '@acme/tokens': '1', wire: '1' } });
  write('packages/tokens', { dependencies: { '@acme/ui': '1' } });
  write('packages/ui/node_modules/wire');
  write('node_modules/.store/lamp/node_modules/lamp');
  link('docs/node_modules/@acme/ui', 'packages/ui');
  link('docs/node_modules/other', 'packages/ui');
  link('docs/node_modules/lamp', 'node_modules/.store/lamp/node_modules/lamp');
  link('packages/ui/node_modules/@acme/tokens', 'packages/tokens');
  link('packages/tokens/node_modules/@acme/ui', 'packages/ui');
  const found = listLinkedPackages(['@acme/ui', 'other', 'lamp', 'missing']);
  expect(found.map(({ packageName, folder }) => [packageName, inside(folder)])).toEqual([
    ['@acme/ui', 'packages/ui'],
    ['@acme/tokens', 'packages/tokens'],
  ]);
});

describe('the source of a linked package', () => {
  const SOURCES = ['src/index.ts', 'src/button.tsx', 'src/parts/tab/index.tsx'];
  const conditions = (path: string) => ({
    types: './dist/index.d.ts',
    import: { source: path, default: './dist/index.js' },
  });

  it.each<[string, Manifest, string, string | undefined]>([
    ['its main', { main: 'src/index.ts' }, '@acme/ui', 'src/index.ts'],
    ['its exports', { exports: './src/index.ts' }, '@acme/ui', 'src/index.ts'],
    ['an entry', { exports: { './button': './src/button.tsx' } }, '@acme/ui/button', 'src/button.tsx'],
    ['a condition', { exports: { '.': conditions('./src/index.ts') } }, '@acme/ui', 'src/index.ts'],
    ['conditions alone', { exports: conditions('./src/index.ts') }, '@acme/ui', 'src/index.ts'],
    ['a pattern', { exports: { './*': './src/*.tsx' } }, '@acme/ui/button', 'src/button.tsx'],
    [
      'the longest pattern',
      { exports: { './*': './src/*.tsx', './parts/*': { source: './src/parts/*/index.tsx' } } },
      '@acme/ui/parts/tab',
      'src/parts/tab/index.tsx',
    ],
    ['no types', { exports: { types: './src/index.ts', default: './a.js' } }, '@acme/ui', undefined],
    ['no declarations', { main: 'src/index.d.ts' }, '@acme/ui', undefined],
    ['no code that is built', { main: 'dist/index.js' }, '@acme/ui', undefined],
    ['no missing file', { main: 'src/none.ts' }, '@acme/ui', undefined],
    ['no other entry', { exports: { '.': './src/index.ts' } }, '@acme/ui/button', undefined],
  ])('is the module that a specifier means by %s', (_, manifest, specifier, expected) => {
    write('packages/ui', manifest);
    for (const file of SOURCES) writeText(`${root}/packages/ui/${file}`, '');
    link('docs/node_modules/@acme/ui', 'packages/ui');
    expect(findSource(specifier)).toBe(expected && `${root}/packages/ui/${expected}`);
  });

  it('is not read of an installed package, nor for a relative module', () => {
    write('docs/node_modules/lamp', { main: 'index.ts' });
    writeText('node_modules/lamp/index.ts', '');
    expect([findSource('lamp'), findSource('./lamp'), findSource('none')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('may have patterns for its entries', () => {
    write('ui', {
      exports: { '.': './dist/a.js', './*': { source: './src/*.tsx', default: './dist/*.js' } },
    });
    expect([...listSourceEntries(`${root}/ui`)]).toEqual([['./*', `${root}/ui/src/*.tsx`]]);
  });
});

it('finds the lock file of the project before that of a workspace above', () => {
  writeText(`${root}/pnpm-lock.yaml`, '');
  expect(findLock()).toBeUndefined();
  writeText(`${root}/pnpm-workspace.yaml`, '');
  expect(inside(findLock())).toBe('pnpm-lock.yaml');
  writeText(`${root}/docs/yarn.lock`, '');
  expect(inside(findLock())).toBe('docs/yarn.lock');
});
