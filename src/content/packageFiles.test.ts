import {
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { createPackageFiles, listChangedPackages } from './packageFiles';

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs');
  return { ...actual, readFileSync: jest.fn(actual.readFileSync) };
});

useTestFolder();

const CACHE = 'packages.json';

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
const writePackage = (folder: string, dependencies: Readonly<Record<string, string>> = {}) => {
  write(`${folder}/package.json`, JSON.stringify({ version: '1.2.3', dependencies }));
  write(`${folder}/index.js`, 'export const lamp = 1;');
  write(`${folder}/index.d.ts`, 'export declare const lamp: 1;');
};
const hash = (part: 'code' | 'types', ...names: readonly string[]) =>
  createPackageFiles(process.cwd(), CACHE).hash(names, part);

const CODE = 'node_modules/lamp/index.js';
const TYPES = 'node_modules/lamp/index.d.ts';

describe('the hash of a package', () => {
  beforeEach(() => writePackage('node_modules/lamp'));

  it.each<[string, 'code' | 'types', () => void, boolean]>([
    ['nothing', 'code', () => {}, false],
    ['its code, with the same version', 'code', () => write(CODE, 'export const lamp = 23;'), true],
    ['its code, with the same size', 'code', () => write(CODE, 'export const lamp = 2;'), true],
    ['a declaration', 'types', () => write(TYPES, 'export declare const lamp: 2;'), true],
    ['the declaration of code', 'code', () => write(TYPES, 'export declare const lamp: 2;'), false],
    ['the code of declarations', 'types', () => write(CODE, 'export const lamp = 2;'), false],
    ['its manifest', 'types', () => write('node_modules/lamp/package.json', '{"version":"1.2.4"}'), true],
    ['a broken manifest', 'code', () => write('node_modules/lamp/package.json', '{'), true],
    ['a new module', 'code', () => write('node_modules/lamp/deep/shade.mjs', ''), true],
    ['a module that is gone', 'code', () => rmSync(CODE), true],
    ['the name of a module', 'code', () => renameSync(CODE, `${CODE}x`), true],
    ['the text for people', 'code', () => write('node_modules/lamp/README.md', 'Hello'), false],
    ['a module of types in TypeScript', 'types', () => write('node_modules/lamp/src/a.ts', ''), true],
    ['the whole package', 'code', () => rmSync('node_modules/lamp', { recursive: true }), true],
    ['its types elsewhere', 'types', () => writePackage('node_modules/@types/lamp'), true],
  ])('of a later build follows %s, for %s', (_, part, change, isOther) => {
    const before = hash(part, 'lamp');
    change();
    expect(hash(part, 'lamp') !== before).toBe(isOther);
  });

  it('does not depend on the times and inodes of the files', () => {
    const before = hash('code', 'lamp');
    utimesSync(CODE, 1, 1);
    linkSync(CODE, 'other');
    renameSync('other', CODE);
    expect(hash('code', 'lamp')).toBe(before);
    rmSync(CACHE, { force: true });
    expect(hash('code', 'lamp')).toBe(before);
  });

  it.each([
    ['a dependency', 'node_modules/wire'],
    ['a dependency of its own', 'node_modules/lamp/node_modules/wire'],
  ])('follows a change of %s', (_, wire) => {
    writePackage('node_modules/wire');
    writePackage(wire);
    writePackage('node_modules/lamp', { wire: '1' });
    const before = hash('code', 'lamp');
    write(`${wire}/index.js`, 'export const wire = 2;');
    expect(hash('code', 'lamp')).not.toBe(before);
  });

  it('follows a dependency that is installed later', () => {
    writePackage('node_modules/lamp', { wire: '1' });
    const before = hash('code', 'lamp');
    writePackage('node_modules/wire');
    expect(hash('code', 'lamp')).not.toBe(before);
  });

  it('follows the packages that a package of the workspace finds from its real place', () => {
    writePackage('workspace/shade', { wire: '1' });
    writePackage('workspace/node_modules/wire');
    symlinkSync('../workspace/shade', 'node_modules/shade');
    const before = hash('code', 'shade');
    write('workspace/node_modules/wire/index.js', 'export const wire = 2;');
    const between = hash('code', 'shade');
    expect(between).not.toBe(before);
    write('workspace/shade/index.js', 'export const lamp = 2;');
    expect(hash('code', 'shade')).not.toBe(between);
  });

  it('ends for packages that need each other, and for a folder that links to itself', () => {
    writePackage('node_modules/lamp', { wire: '1' });
    writePackage('node_modules/wire', { lamp: '1' });
    symlinkSync('.', 'node_modules/lamp/again');
    symlinkSync('../shade', 'node_modules/lamp/shade');
    writePackage('node_modules/shade');
    symlinkSync('../lamp', 'node_modules/shade/lamp');
    expect(hash('code', 'lamp')).toBe(hash('code', 'lamp'));
  });
});

describe('the contents of packages', () => {
  const read = jest.mocked(fs.readFileSync);
  const isRead = () => read.mock.calls.some(([file]) => String(file).endsWith('lamp/index.js'));
  /** Hashes in a time that is later than the last change by some seconds. */
  const hashLater = (seconds: number) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Math.ceil(statSync(CODE).ctimeMs) + seconds * 1000);
    read.mockClear();
    const found = hash('code', 'lamp');
    now.mockRestore();
    return found;
  };
  beforeEach(() => writePackage('node_modules/lamp'));

  it('are read once as long as the stamps of the files stay', () => {
    const before = hashLater(10);
    expect(isRead()).toBe(true);
    expect(hashLater(10)).toBe(before);
    expect(isRead()).toBe(false);
    writeFileSync(CODE, 'export const lamp = 2;');
    expect(hashLater(10)).not.toBe(before);
  });

  it('are read again after a change that keeps the size and the time of the file', () => {
    utimesSync(CODE, 100, 100);
    const before = hashLater(10);
    writeFileSync(CODE, 'export const lamp = 2;');
    utimesSync(CODE, 100, 100);
    expect(hashLater(10)).not.toBe(before);
  });

  it('are read again if they changed just before they were read', () => {
    hashLater(0);
    hashLater(0);
    expect(isRead()).toBe(true);
  });

  it.each(['', '{', '{}', 'x'.repeat(65)])('are read again if the kept hashes are "%s"', (kept) => {
    const before = hashLater(10);
    writeFileSync(CACHE, kept);
    expect(hashLater(10)).toBe(before);
    expect(isRead()).toBe(true);
  });
});

describe('packages that change while a build runs', () => {
  it('are named by their folders', () => {
    for (const name of ['lamp', 'wire', 'shade']) writePackage(`node_modules/${name}`);
    const files = createPackageFiles(process.cwd(), CACHE);
    files.hash(['lamp', 'wire', 'shade'], 'code');
    files.hash(['lamp'], 'types');
    expect(listChangedPackages(files.used())).toEqual([]);
    write('node_modules/lamp/index.js', 'export const lamp = 2;');
    write('node_modules/lamp/index.d.ts', 'export {};');
    rmSync('node_modules/wire', { recursive: true });
    expect(listChangedPackages(files.used()).toSorted()).toEqual(
      ['lamp', 'wire'].map((name) => `${fs.realpathSync('.')}/node_modules/${name}`),
    );
  });

  it('are not those whose files got another link, or the same content at another time', () => {
    for (const name of ['lamp', 'wire']) writePackage(`node_modules/${name}`);
    const files = createPackageFiles(process.cwd(), CACHE);
    files.hash(['lamp', 'wire'], 'code');
    linkSync('node_modules/lamp/package.json', 'copy.json');
    utimesSync('node_modules/wire/package.json', 1000, 1000);
    expect(listChangedPackages(files.used())).toEqual([]);
  });
});
