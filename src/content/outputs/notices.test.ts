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

const names = (...packages: readonly string[]) =>
  listShipped(root, packages).map(({ name, version }) => `${name} ${version}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shipped-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('listShipped', () => {
  it('names the version that each package is given, once', () => {
    install('node_modules/a', '1', 'utils');
    install('node_modules/a/node_modules/utils', '7');
    install('node_modules/b', '2', 'utils');
    install('node_modules/c', '3', 'utils');
    install('node_modules/utils', '6');
    install('node_modules/c/node_modules/utils', '7');
    expect(names('a', 'b', 'c')).toEqual(['a 1', 'b 2', 'c 3', 'utils 6', 'utils 7']);
  });

  it('finds what a nested package depends on from its own folder upwards', () => {
    install('node_modules/a', '1', 'x');
    install('node_modules/a/node_modules/x', '2', 'y');
    install('node_modules/a/node_modules/y', '3', 'a');
    install('node_modules/y', '4');
    expect(names('a')).toEqual(['a 1', 'x 2', 'y 3']);
  });

  it('adds the peers that are installed', () => {
    mkdirSync(join(root, 'node_modules/grid'), { recursive: true });
    const manifest = { version: '2', license: 'MIT', peerDependencies: { sheet: '*', absent: '*' } };
    writeFileSync(join(root, 'node_modules/grid/package.json'), JSON.stringify(manifest));
    install('node_modules/sheet', '3');
    expect(names('grid')).toEqual(['grid 2', 'sheet 3']);
  });

  it('leaves out packages that only builds use, and those that a framework needs on a server', () => {
    install('node_modules/a', '1', '@emotion/babel-plugin', '@types/x', 'absent');
    install('node_modules/@emotion/babel-plugin', '1', 'inner');
    install('node_modules/@types/x', '1');
    install('node_modules/inner', '1');
    install('node_modules/next', '16', 'inner');
    expect(names('a', 'next')).toEqual(['a 1', 'next 16']);
  });
});
