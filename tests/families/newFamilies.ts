import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A library of which a family is made from nothing. */
interface NewFamily {
  /** The package: its name and version, or its folder. */
  readonly asked: string;
  /** What is added to the family, as arguments of `docs-shell new` in it. */
  readonly added?: readonly string[];
}

/** The folder of the documentation in that of the test. */
const DOCS = 'new-docs';

/** The workspace of `workspace/`, whose second package needs the first. */
const WORKSPACE: NewFamily = {
  asked: './packages/one',
  added: [
    'product acme-two --package ../packages/two',
    'page /acme-two/first-steps',
    'demo /acme-two/first-steps FirstStep',
    'language de',
  ],
};

/** Libraries that have no folder here. */
const OTHERS: Readonly<Record<string, NewFamily>> = {
  workspace: WORKSPACE,
  // This family documents another major version of it.
  'other-major': { asked: '@mui/material@6.4.9' },
};

/** Packs the shell into a folder; returns the path of the package. */
export function packShell(folder: string): string {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return join(folder, `docs-shell-${version}.tgz`);
}

function readManifest(library: string): { readonly dependencies: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(join(__dirname, library, 'package.json'), 'utf8')) as ReturnType<
    typeof readManifest
  >;
}

/** Returns what a new family of a library is made from. */
function describe(library: string): NewFamily {
  const other = OTHERS[library];
  if (other) return other;
  const { dependencies } = readManifest(library);
  const [name, version] = Object.entries(dependencies).at(-1) ?? [];
  return { asked: `${name}@${version}` };
}

/** Puts the workspace into a folder, with what its packages need, as its developers have it. */
function installWorkspace(folder: string): void {
  cpSync(join(__dirname, 'workspace/workspace'), folder, { recursive: true });
  const { dependencies } = readManifest('workspace');
  const args = ['--yes', `pnpm@${dependencies.pnpm}`, 'install', '--frozen-lockfile', '--ignore-scripts'];
  execFileSync('npx', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Makes a family of a library in an empty folder, from the packed shell alone, builds and tests it without an edit; returns
 * whether it passed. Prints how long each step took.
 */
export function testNewFamily(library: string, tarball: string): boolean {
  const { asked, added = [] } = describe(library);
  const folder = mkdtempSync(join(tmpdir(), `new-${library}-`));
  const run = (cwd: string, ...[program = '', ...args]: readonly string[]) => {
    const began = Date.now();
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    const seconds = Math.round((Date.now() - began) / 1000);
    return { isSound: status === 0, output: stdout + stderr, seconds };
  };
  try {
    if (library === 'workspace') installWorkspace(folder);
    const line = `npx --yes --package=${tarball} -- docs-shell new ${DOCS} --package ${asked} --shell file:${tarball} --yes`;
    const steps = [run(folder, ...line.split(' '))];
    for (const part of added)
      if (steps.every(({ isSound }) => isSound))
        steps.push(run(join(folder, DOCS), 'npx', 'docs-shell', 'new', ...part.split(' ')));
    const isMade = steps.every(({ isSound }) => isSound);
    const tested = isMade ? run(join(folder, DOCS), 'npm', 'test') : undefined;
    const last = tested?.output.split('\n').findLast((text) => / passed, \d+ failed/.test(text)) ?? '';
    const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
    console.log(
      `== new family of ${library}: made in ${seconds} s, tested in ${tested?.seconds ?? 0} s: ${last}`,
    );
    if (tested?.isSound) return true;
    console.error((tested ?? steps.at(-1))?.output);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
