import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CACHE, OUT } from '../../src/content/workspace';

const BUILD_MS = 900_000;
/** Generated files, and folders that are linked instead of copied. */
const MADE = /^(?:node_modules|\.cache|\.next|out|public\/_docs|public\/search)(?:\/|$)/;

/** Returns the hash of each file of a folder, by path. */
function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** Uses the site itself, which has enough documents for several processes; small families have too few. */
it.each(['1', '2', '4'])(
  'a clean build of the site with %s workers is the same as the last one, byte by byte',
  (workers) => {
    const folder = resolve(`${CACHE.clean}/workers`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const isWanted = (path: string) => !MADE.test(path);
    for (const name of readdirSync('.').filter(isWanted))
      cpSync(name, join(folder, name), { recursive: true, filter: isWanted });
    spawnSync('cp', ['-al', resolve('node_modules'), join(folder, 'node_modules')]);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'src/commands/build.ts'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, BUILD_WORKERS: workers },
      },
    );
    if (status !== 0) throw new Error(stdout + stderr);
    const clean = hashFiles(join(folder, OUT));
    expect(Object.keys(clean).length).toBeGreaterThan(1000);
    expect(hashFiles(resolve(OUT))).toEqual(clean);
    rmSync(folder, { recursive: true, force: true });
  },
  BUILD_MS,
);
