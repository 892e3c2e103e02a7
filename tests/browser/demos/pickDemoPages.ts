import { execFileSync } from 'node:child_process';
import type { DemoPage } from './listDemoPages';

/** Returns the output of git; nothing without git, a repository or a result. */
function askGit(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** Lists demo files, as folders of `data/products/`, that were changed since the newest tag. */
function listChanges(): string[] {
  const tag = askGit('describe', '--tags', '--abbrev=0');
  return tag ? askGit('diff', '--name-only', tag, '--', 'data/products').split('\n').filter(Boolean) : [];
}

/** Returns a number that changes with the commit, or with the day if there is no commit. */
export function readTurn(): number {
  const commit = askGit('rev-parse', 'HEAD').slice(0, 8);
  return commit ? Number.parseInt(commit, 16) : Math.floor(Date.now() / 86_400_000);
}

/** Returns whether an item of a list is of this turn: each is of one turn in so many. */
export function createTurns(turns: number): (item: unknown, index: number) => boolean {
  const turn = readTurn() % turns;
  return (_item, index) => index % turns === turn;
}

/**
 * Returns whether a changed file belongs to the page: `/system/react-box/` is in
 * `data/products/system/pages/react-box/`.
 */
function isChanged({ route }: DemoPage, changes: readonly string[]): boolean {
  const folders = changes.map(
    (file) =>
      `/${file
        .replace('data/products/', '')
        .replace('pages/', '')
        .replace(/[^/]*$/, '')}`,
  );
  return folders.includes(route);
}

/**
 * Picks pages with at most this many demos in total: pages whose demos were changed since the last release,
 * then as many of the others as fit, starting with a different one each turn; all of them if they fit. Of pages
 * that were not changed, at most `mostOthers`.
 */
export function pickDemoPages(
  pages: readonly DemoPage[],
  most: number,
  turn: number,
  changes = listChanges(),
  mostOthers = Infinity,
): DemoPage[] {
  const changed = pages.filter((page) => isChanged(page, changes));
  const others = pages.filter((page) => !changed.includes(page));
  const start = others.length > 0 ? turn % others.length : 0;
  const picked = new Set<DemoPage>();
  let left = most;
  for (const page of [...changed, ...others.slice(start), ...others.slice(0, start)]) {
    if (page.demos > left || picked.size >= changed.length + mostOthers) continue;
    picked.add(page);
    left -= page.demos;
  }
  return pages.filter((page) => picked.has(page));
}
