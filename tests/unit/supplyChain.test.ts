import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { site } from '../../data/site';
import { listPackagesIn } from '../../src/content/listSources';
import { listShipped, OF_SHELL } from '../../src/content/outputs/notices';
import { SHELL_PACKAGE } from '../../src/content/workspace';

interface LockEntry {
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const { dependencies, devDependencies } = read<{
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}>('package.json');
const packages = Object.entries(
  read<{ packages: Record<string, LockEntry> }>('package-lock.json').packages,
).filter(([path]) => path !== '');

/** Licenses under which a package may reach a reader's browser. */
const SHIPPED = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'MIT-0',
  'CC0-1.0',
]);
/** Licenses of tools, which do not reach readers. */
const TOOLS = new Set([
  ...SHIPPED,
  'BlueOak-1.0.0',
  'MPL-2.0',
  'CC-BY-4.0',
  // The examples of CommonMark, which only a test reads.
  'CC-BY-SA-4.0',
  'PSF-2.0',
  'OFL-1.1',
  'LGPL-3.0-or-later',
  // The name of a BSD license in old packages.
  'BSD',
]);

/**
 * Commercial packages, and their dependencies with a separate license. By decision, the site shows the
 * premium grid if its maintainer has bought a license. These packages reach a reader's browser only in builds
 * with a key.
 */
const COMMERCIAL = new Map([
  ['node_modules/@mui/x-data-grid-premium', 'SEE LICENSE IN LICENSE'],
  ['node_modules/@mui/x-data-grid-pro', 'SEE LICENSE IN LICENSE'],
  ['node_modules/@mui/x-license', 'SEE LICENSE IN LICENSE'],
  ['node_modules/@mui/x-telemetry', 'SEE LICENSE IN LICENSE'],
  // Permissive; compresses the spreadsheets that the grid exports.
  ['node_modules/pako', '(MIT AND Zlib)'],
]);

const names = (license: string) => license.replace(/[()]/g, '').split(/ (?:AND|OR) /);
const licenseOf = (path: string, entry: LockEntry) => {
  const manifest = `${path}/package.json`;
  if (entry.license !== undefined || !existsSync(manifest)) return entry.license;
  // Old packages give a list of licenses.
  const { license, licenses } = read<{ license?: string; licenses?: { type: string }[] }>(manifest);
  return license ?? licenses?.map(({ type }) => type).join(' AND ');
};

const licensed: readonly string[] = site.licenses.flatMap(({ packages: own }) => own);
/** The packages that the shell and the family import in what reaches readers. */
const DIRECT = [...new Set([...OF_SHELL, ...listPackagesIn('data/products')])].filter(
  (name) => name !== SHELL_PACKAGE && !licensed.includes(name),
);
const shipped = new Set(listShipped('.', DIRECT).map(({ folder }) => relative('.', folder)));

describe('the packages of the project', () => {
  it('that ship are listed for readers, and no others', () => {
    const [, section = ''] = readFileSync('docs/dependencies.md', 'utf8').split('\n## ');
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const listed = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    // A peer of the documented libraries.
    expect(listed.sort()).toEqual([...DIRECT, '@emotion/styled'].sort());
  });

  it('that ship only with a license key are known', () => {
    expect([...COMMERCIAL.keys()].filter((path) => !packages.some(([known]) => known === path))).toEqual([]);
  });

  it('are pinned exactly', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(
      all.filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });

  it('are used: by an import, a path, a command, or a snippet whose types are checked', () => {
    const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.js', '*.mjs', '*.md'], {
      encoding: 'utf8',
    });
    const code = files
      .split('\0')
      .filter(
        (file) =>
          file !== '' &&
          !file.startsWith('docs/') &&
          !file.endsWith('/supplyChain.test.ts') &&
          existsSync(file),
      )
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const quoted = new Set(
      [...code.matchAll(/['"/]((?:@[\w.-]+\/)?[\w.-]+)(?=['"/])/g)].map(([, name]) => name),
    );
    const direct = Object.keys({ ...dependencies, ...devDependencies });
    const unused = direct.filter((name) => !name.startsWith('@types/') && !quoted.has(name));
    // Jest loads it for a comment at the top of a test.
    expect(unused).toEqual(['jest-environment-jsdom']);
  });

  it('have licenses that are allowed', () => {
    const wrong = packages.filter(([path, entry]) => {
      const license = licenseOf(path, entry);
      if (license !== undefined && COMMERCIAL.get(path) === license) return false;
      // A binary for another platform is a stub in the lock file, and never installed.
      if (license === undefined) return !entry.optional;
      const allowed = shipped.has(path) && !entry.optional ? SHIPPED : TOOLS;
      return (
        !names(license).every((name) => allowed.has(name)) &&
        !names(license).some((name) => SHIPPED.has(name) && license.includes(' OR '))
      );
    });
    expect(wrong.map(([path, entry]) => [path, entry.license])).toEqual([]);
  });

  it('need no install script to work', () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    // Two ship prebuilt binaries as optional packages; their scripts only check them. The script of the third
    // records who installs it, for telemetry that is never sent.
    expect(scripted.sort()).toEqual([
      'node_modules/@mui/x-telemetry',
      'node_modules/@parcel/watcher',
      'node_modules/esbuild',
    ]);
    expect(readFileSync('scripts/install.mjs', 'utf8')).toContain("['npm', 'ci', '--ignore-scripts'");
  });
});

describe('the installer', () => {
  it.each(['18.20.8', '20.18.3', '21.7.0'])('refuses Node %s and names those that do', (version) => {
    const plant = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(plant)}`, 'scripts/install.mjs'],
      { encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain(`Node ${version} is not supported`);
    expect(stderr).toContain('Node 24, at least 24.0.0');
  });
});
