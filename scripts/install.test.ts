import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { useTestFolder } from '../tests/unit/useTestFolder';
import { writeText } from '../src/content/pageData/generatedFiles';

const PROGRAM = resolve('scripts/install.mjs');
const MANIFEST = JSON.stringify({ engines: { node: `^${process.versions.node}` } });
const PNPM = { 'pnpm-workspace.yaml': 'packages: [docs]', 'pnpm-lock.yaml': 'one' };
const NPM = { 'package.json': '{ "workspaces": ["docs"] }', 'package-lock.json': 'one' };
const BERRY = '__metadata:\n  version: 8\n';

useTestFolder();

/** Runs the program in the folder `docs` of the test, with package managers that only say how they were called. */
function install(
  files: Readonly<Record<string, string>> = {},
  settings: Readonly<Record<string, string>> = {},
) {
  const root = realpathSync('.');
  for (const [path, text] of Object.entries({ 'docs/package.json': MANIFEST, ...files }))
    writeText(path, text);
  for (const name of ['npm', 'pnpm', 'yarn']) {
    writeText(`bin/${name}`, `#!/bin/sh\necho "${name} $* in \${PWD#${root}}/"; exit "\${FAKE_CODE:-0}"\n`);
    chmodSync(`bin/${name}`, 0o755);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], {
    cwd: 'docs',
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'bin')}:/usr/bin:/bin`, ...settings },
  });
  const called = stdout.split('\n').find((line) => / in \//.test(line));
  return { status, called, message: stderr.trim().replaceAll(root, '') };
}

describe('the packages', () => {
  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['npm', { 'docs/package-lock.json': 'one' }, 'npm ci --ignore-scripts --no-audit --no-fund in /docs/'],
    ['pnpm', { 'docs/pnpm-lock.yaml': 'one' }, 'pnpm install --frozen-lockfile --ignore-scripts in /docs/'],
    ['yarn 1', { 'docs/yarn.lock': '# yarn lockfile v1' }, 'yarn install --frozen-lockfile in /docs/'],
    [
      'yarn',
      { 'docs/yarn.lock': BERRY, 'docs/.yarnrc.yml': 'a: b\nnodeLinker: node-modules' },
      'yarn install --immutable in /docs/',
    ],
    ['pnpm in a workspace', PNPM, 'pnpm install --frozen-lockfile --ignore-scripts in /'],
    ['npm in a workspace', NPM, 'npm ci --ignore-scripts --no-audit --no-fund in /'],
    [
      'the project, which is in a workspace',
      { ...PNPM, 'docs/yarn.lock': '' },
      'yarn install --frozen-lockfile in /docs/',
    ],
  ])('are installed by the lock file of %s, once', (_, files, command) => {
    expect(install(files)).toMatchObject({ status: 0, called: command });
    expect(install()).toMatchObject({ status: 0, called: undefined });
  });

  it('are installed again after a change of the lock file, and after one that has failed', () => {
    expect(install(PNPM, { FAKE_CODE: '3' })).toMatchObject({
      status: 1,
      message: 'pnpm failed with exit code 3.',
    });
    expect(existsSync('node_modules/.installed-lock')).toBe(false);
    expect(install().called).toBeDefined();
    const mark = readFileSync('node_modules/.installed-lock', 'utf8');
    expect(install({ 'pnpm-lock.yaml': 'two' }).called).toBeDefined();
    expect(readFileSync('node_modules/.installed-lock', 'utf8')).not.toBe(mark);
  });
});

describe('an installation is refused with one message', () => {
  it.each<[string, Readonly<Record<string, string>>, unknown]>([
    [
      'of yarn without node_modules',
      { 'docs/yarn.lock': BERRY },
      'The packages have to be in node_modules: write "nodeLinker: node-modules" into /docs/.yarnrc.yml, and run yarn install.',
    ],
    [
      'of yarn with a setting for it',
      { 'docs/yarn.lock': BERRY, 'docs/.yarnrc.yml': 'nodeLinker: "pnp"' },
      'The packages have to be in node_modules: write "nodeLinker: node-modules" into /docs/.yarnrc.yml, and run yarn install.',
    ],
    [
      'of yarn 1 with a setting for it, of the workspace',
      {
        'package.json': '{ "workspaces": ["docs"], "installConfig": { "pnp": true } }',
        'yarn.lock': '# yarn lockfile v1',
      },
      'The packages have to be in node_modules: remove "pnp" from installConfig in /package.json, and run yarn install.',
    ],
    [
      'with a manifest above that cannot be read',
      { 'package.json': '{ "workspaces": ["docs"],' },
      expect.stringMatching(/^\/package\.json cannot be read: /),
    ],
    [
      'with two lock files',
      { 'docs/yarn.lock': '', 'docs/package-lock.json': '' },
      'There are several lock files in /docs: package-lock.json, yarn.lock. Remove all but yours.',
    ],
    [
      'without a lock file',
      { 'package-lock.json': '' },
      'There is no lock file (package-lock.json, pnpm-lock.yaml, yarn.lock). Install the packages once.',
    ],
  ])('%s', (_, files, message) => {
    rmSync('docs', { recursive: true, force: true });
    expect(install(files)).toEqual({ status: 1, called: undefined, message });
  });
});
