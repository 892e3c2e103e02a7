import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { checkShell } from './shell';

useTestFolder();

function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content, undefined, 2));
}

/** Checks a family that asks for a version, with an installed one. */
function check(wanted: string, installed: string) {
  write('docs/package.json', { dependencies: { react: '19', 'docs-shell': wanted } });
  write('docs/node_modules/docs-shell/package.json', { name: 'docs-shell', version: installed });
  const folder = join(process.cwd(), 'docs');
  return checkShell(folder, join(folder, 'node_modules/docs-shell')).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

it.each([
  ['^1.2.0', '1.3.0'],
  ['file:docs-shell-1.3.0.tgz', '1.3.0'],
  ['^2.0.0', '2.1.0-beta.1'],
])('accepts %s with %s', (wanted, installed) => {
  expect(check(wanted, installed)).toEqual([]);
});

it.each([
  ['^1.0.0', '^1.0.0'],
  ['file:../docs-shell-1.0.0.tgz', '1.0.0'],
])('names another major version than the family is written for, by %s', (spec, wanted) => {
  expect(check(spec, '2.0.0')).toEqual([
    `package.json:4 docs-shell 2.0.0 is installed, but the family is written for ${wanted}`,
  ]);
});

it('names a second one in a folder above', () => {
  write('node_modules/docs-shell/package.json', { name: 'docs-shell', version: '0.9.0' });
  expect(check('^1.0.0', '1.0.0')).toEqual([
    expect.stringMatching(
      /^package\.json:4 A second docs-shell 0\.9\.0 is in \/.*\/node_modules\/docs-shell$/,
    ),
  ]);
});
