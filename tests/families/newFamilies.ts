import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A library of which a family is made from nothing. */
interface NewFamily {
  readonly library: string;
  /** What the command is told about it. */
  readonly asked: string;
  /** Path of the documentation from the folder of the test. */
  readonly docs: string;
}

/** Packs the shell into a folder; returns the path of the package. */
export function packShell(folder: string): string {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return join(folder, `docs-shell-${version}.tgz`);
}

/** Returns what a new family of a library is made from. */
function describe(library: string): NewFamily {
  if (library === 'workspace') return { library, asked: join('packages', 'one'), docs: 'new-docs' };
  const { dependencies } = JSON.parse(readFileSync(join(__dirname, library, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const [name, version] = Object.entries(dependencies).at(-1) ?? [];
  return { library, asked: `${name}@${version}`, docs: 'new-docs' };
}

/**
 * Makes a family of a library in an empty folder, from the packed shell alone, builds and tests it without an edit; returns
 * whether it passed. Prints how long each step took.
 */
export function testNewFamily(library: string, tarball: string): boolean {
  const { asked, docs } = describe(library);
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
    if (library === 'workspace') cpSync(join(__dirname, library, 'workspace'), folder, { recursive: true });
    const line = `npx --yes --package=${tarball} -- docs-shell new ${docs} --package ${asked} --shell file:${tarball} --yes`;
    const made = run(folder, ...line.split(' '));
    const tested = made.isSound ? run(join(folder, docs), 'npm', 'test') : undefined;
    const last = tested?.output.split('\n').findLast((text) => / passed, \d+ failed/.test(text)) ?? '';
    console.log(
      `== new family of ${library}: made in ${made.seconds} s, tested in ${tested?.seconds ?? 0} s: ${last}`,
    );
    if (tested?.isSound) return true;
    console.error(tested?.output ?? made.output);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
