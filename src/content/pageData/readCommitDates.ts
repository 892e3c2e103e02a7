import { spawnSync } from 'node:child_process';

function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

/**
 * The day of the last commit of every file below `data/`, `YYYY-MM-DD` in UTC, by its path from the project root.
 * One call of git for the whole site. Undefined where git or its full history is missing.
 */
export function readCommitDates(): ReadonlyMap<string, string> | undefined {
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  const log = git(
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x00%ct',
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    'data',
  );
  if (log === undefined) return undefined;
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds = '0', ...files] = commit.split('\n');
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const file of files) if (file && !dates.has(file)) dates.set(file, day);
  }
  return dates;
}
