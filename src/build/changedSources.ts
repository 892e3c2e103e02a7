import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { listChangedPackages, type UsedPackages } from '../content/packageFiles';
import { LOCKS } from '../content/packages';
import { readSealed, writeSealed } from '../content/sealedFile';
import { store } from '../content/store';
import { CACHE, OLD_OUT, OUT, PUBLIC } from '../content/workspace';
import type { Problem } from '../model/Problem';
import { isTest } from '../content/listSources';
import { forgetPages } from './keptPages';

/**
 * What happens to sources while a build reads them. A build reads a file more than once, in several processes: after a
 * change in between, a page may show one half of each state, and what is kept of it would have the key of the other.
 */

/** Folders of the project that no page is made of. */
const SKIPPED: ReadonlySet<string> = new Set([
  'node_modules',
  'tests',
  'bench',
  OUT,
  OLD_OUT,
  PUBLIC.generated,
  PUBLIC.search,
]);
/** Files beside the folders that a build reads. */
const FILES = ['next.config.js', 'package.json', ...LOCKS, 'tsconfig.json'];

/** Stamps of files by their paths. */
export type SourceStamps = ReadonlyMap<string, string>;

/** Returns the stamps of all files that pages are made of, except for those of packages. */
export function stampSources(): SourceStamps {
  const stamps = new Map<string, string>();
  const add = (path: string) => {
    const facts = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (facts?.isDirectory()) visit(path);
    else if (facts) stamps.set(path, `${facts.ino} ${facts.size} ${facts.mtimeNs} ${facts.ctimeNs}`);
  };
  const visit = (folder: string) => {
    for (const name of readdirSync(folder).toSorted()) {
      const path = folder === '.' ? name : `${folder}/${name}`;
      const isOfPages = folder !== '.' || FILES.includes(name) || statSync(path).isDirectory();
      if (isOfPages && !name.startsWith('.') && !SKIPPED.has(path) && !isTest(path)) add(path);
    }
  };
  visit('.');
  return stamps;
}

/** Returns the files that have other stamps than before, or are new or gone; sorted. */
export function listChangedSources(before: SourceStamps, after: SourceStamps = stampSources()): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).toSorted();
}

const describeChange = (file: string): Problem => ({
  file,
  line: 1,
  column: 1,
  code: 'changed-source',
  message: 'It has changed while the build was reading it',
  hint: 'build again when nothing writes to it; the site is as it was before',
});

const hashOf = (stamps: SourceStamps) =>
  createHash('sha256')
    .update(JSON.stringify([...stamps]))
    .digest('hex');

/** A build that has begun. */
export interface RunningBuild {
  /** Names the packages that the build has read. */
  readonly use: (packages: UsedPackages) => void;
  /** Returns a problem for each source and package that has changed since the build read it first. */
  readonly check: () => readonly Problem[];
  /**
   * Call it at the end of the build, however it ended: if a source has changed, the next build uses nothing that this
   * one kept.
   */
  readonly end: () => void;
}

/** By the clock of the file system, which is behind that of the process. */
const timeOfMark = () => statSync(CACHE.running).mtimeMs;

function forget(since: number): void {
  store.forgetSince(since);
  forgetPages();
}

/** Maximum time until an edit is noticed, with what the clock of the file system is behind. */
const NOTICED_MS = 2000;

/**
 * Call it after a build was killed because of an edit: forgets what it kept since then. What it kept before has the sources
 * that its keys say.
 */
export function forgetEdited(): void {
  store.forgetSince(Date.now() - NOTICED_MS);
  rmSync(CACHE.running, { force: true });
}

/**
 * Records that a build begins. If the last one was killed, and the sources are no longer the same, they may have changed
 * while it ran: forgets what it kept.
 */
export function beginBuild(): RunningBuild {
  const sources = stampSources();
  const mark = readSealed(CACHE.running, CACHE.running);
  if (mark && mark.toString() !== hashOf(sources)) forget(timeOfMark());
  writeSealed(CACHE.running, CACHE.running, hashOf(sources));
  const since = timeOfMark();
  let used: UsedPackages = {};
  let problems: readonly Problem[] | undefined;
  const check = () =>
    (problems ??= [...listChangedSources(sources), ...listChangedPackages(used)].map(describeChange));
  return {
    use: (packages) => {
      used = packages;
    },
    check,
    end: () => {
      if (check().length > 0) forget(since);
      rmSync(CACHE.running, { force: true });
    },
  };
}
