import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listShipped } from './notices';

let root: string;

/** Writes the manifest of a package into a folder below the root. */
function install(folder: string, version: string, ...dependencies: string[]): void {
  mkdirSync(join(root, folder), { recursive: true });
  const named = Object.fromEntries(dependencies.map((name) => [name, '*']));
  const manifest = { version, license: 'MIT', dependencies: named };
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
}

const names = (licensed?: readonly string[]) =>
  listShipped(root, licensed).map(({ name, version }) => `${name} ${version}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shipped-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('listShipped', () => {
  it('names the version that each package is given, once', () => {
    install('', '0', 'a', 'b', 'c');
    install('node_modules/a', '1', 'utils');
    install('node_modules/a/node_modules/utils', '7');
    install('node_modules/b', '2', 'utils');
    install('node_modules/c', '3', 'utils');
    install('node_modules/utils', '6');
    install('node_modules/c/node_modules/utils', '7');
    expect(names()).toEqual(['a 1', 'b 2', 'c 3', 'utils 6', 'utils 7']);
  });

  it('finds what a nested package depends on from its own folder upwards', () => {
    install('', '0', 'a');
    install('node_modules/a', '1', 'x');
    install('node_modules/a/node_modules/x', '2', 'y');
    install('node_modules/a/node_modules/y', '3', 'a');
    install('node_modules/y', '4');
    expect(names()).toEqual(['a 1', 'x 2', 'y 3']);
  });

  it('adds an optional package that the build ships, with its dependencies', () => {
    install('', '0', 'a');
    install('node_modules/a', '1');
    install('node_modules/grid', '2', 'a', 'sheet');
    install('node_modules/sheet', '3');
    expect(names()).toEqual(['a 1']);
    expect(names(['grid', 'absent'])).toEqual(['a 1', 'grid 2', 'sheet 3']);
  });

  it('leaves out packages that only builds use, and those that a framework needs on a server', () => {
    install('', '0', 'a', 'next');
    install('node_modules/a', '1', '@emotion/babel-plugin', '@types/x', 'absent');
    install('node_modules/@emotion/babel-plugin', '1', 'inner');
    install('node_modules/@types/x', '1');
    install('node_modules/inner', '1');
    install('node_modules/next', '16', 'inner');
    expect(names()).toEqual(['a 1', 'next 16']);
  });
});
