import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { measureBuild } from './measure/measureBuild';
import { median } from './median';

/**
 * `npm run try:import -- <folder> [--product <id>] [--keep]` imports documentation into a temporary copy of the shell,
 * installs what its demos need, builds it, and prints the figures. The project itself stays as it is.
 */

const USAGE = 'use npm run try:import -- <folder> [--product <id>] [--keep]';
const TSX = 'node_modules/tsx/dist/cli.mjs';
const INSTALL = /npm install --save-exact (.+)$/m;

function run(cwd: string, command: string, words: readonly string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return { ok: status === 0, output: stdout + stderr };
}

/** Copies the files of the project that git knows or would add, without what it ignores. */
function copyProject(folder: string): void {
  const { output } = run('.', 'git', ['ls-files', '-co', '--exclude-standard', '-z']);
  for (const file of output.split('\0').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
}

/** Installs packages together, or one by one if one of them is unavailable; returns those that are. */
function installPackages(folder: string, names: readonly string[]): string[] {
  const install = (...wanted: string[]) =>
    run(folder, 'npm', ['install', '--save-exact', '--prefer-offline', ...wanted]).ok;
  if (install(...names)) return [];
  // Another release of the same major version shows most of the demos, too.
  const ofMajor = (name: string) => name.replace(/(?<=.)@[\^~]?(\d+)\..*$/, '@^$1.0.0');
  return names.filter((name) => !install(name) && !install(ofMajor(name)));
}

/** Returns the compressed size of every exported page below the folder of the import, by address. */
function weighPages(folder: string, files: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const file of files) {
    const [, id = '', path = ''] = /^data\/products\/([^/]+)\/pages\/(.+)\.md$/.exec(file) ?? [];
    const parts = path.split('/');
    const last = parts.at(-1);
    if (last === 'index' || (last !== undefined && last === parts.at(-2))) parts.pop();
    const address = `/${id}/${parts.join('/')}/`;
    const document = `${folder}/out${address}index.html`;
    if (existsSync(document)) sizes.set(address, gzipSync(readFileSync(document), { level: 9 }).length);
  }
  return sizes;
}

/** Counts the problems that a build prints, by kind. */
function countProblems(output: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const [, warning = '', code = ''] of output.matchAll(
    /^[\w./@-]+:\d+:\d+ (warning )?([a-z]+(?:-[a-z]+)+) /gm,
  ))
    counts.set(warning + code, (counts.get(warning + code) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function readOptions(): { source: string; product: string; keep: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      product: { type: 'string', default: 'x' },
      keep: { type: 'boolean', default: false },
    },
  });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new Error(USAGE);
  return { ...values, source: resolve(source) };
}

async function start(): Promise<void> {
  const { source, product, keep } = readOptions();
  const folder = mkdtempSync(join(tmpdir(), 'docs-shell-import-'));
  const words = [TSX, 'src/commands/import.ts', source, '--product', product, '--replace'];
  try {
    const [, wanted = ''] = INSTALL.exec(run('.', process.execPath, [...words, '--dry-run']).output) ?? [];
    console.log(`copy: ${folder}`);
    copyProject(folder);
    const missing = installPackages(folder, wanted.split(' ').filter(Boolean));
    if (missing.length > 0) console.log(`not available: ${missing.join(' ')}`);
    const started = performance.now();
    const { ok, output } = run(folder, process.execPath, words);
    console.log(output.trimEnd());
    console.log(
      `import: ${((performance.now() - started) / 1000).toFixed(1)} s, ${ok ? 'complete' : 'with faults'}`,
    );
    const build = await measureBuild(folder);
    const lock = JSON.parse(readFileSync(`${folder}/data/products/${product}/imported.json`, 'utf8')) as {
      imports: Record<string, Record<string, string>>;
    };
    const sizes = weighPages(folder, Object.values(lock.imports).flatMap(Object.keys));
    const [heaviest = ['', 0]] = [...sizes].sort(([, a], [, b]) => b - a);
    console.log(`build: ${build.seconds.toFixed(0)} s, ${(build.peakBytes / 1e9).toFixed(1)} GB at its peak`);
    console.log(
      `problems: ${
        countProblems(build.output)
          .map(([code, count]) => `${count} ${code}`)
          .join(', ') || 'none'
      }`,
    );
    console.log(
      `documents: ${sizes.size}, ${median([...sizes.values()])} B in the median, ${heaviest[1]} B at most (${heaviest[0]})`,
    );
  } finally {
    if (!keep) rmSync(folder, { recursive: true, force: true });
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
