/** Begins the name of everything that the site stores through its service worker, so that it can be removed whole. */
export const CACHE_PREFIX = 'docs-';
/** Holds the worker's own notes and the records of kept products. */
export const META_CACHE = `${CACHE_PREFIX}meta`;
/** Address of the worker's notes in that cache. */
export const NOTES_URL = '/__offline/notes';
/** Beginning of the addresses of the records of kept products. */
export const RECORD_PREFIX = '/__offline/kept/';
const KEPT_PREFIX = `${CACHE_PREFIX}kept-`;

/** What is stored by a build: the offline page; pages and their data; hashed assets. */
export function buildCaches(build: string): { shell: string; pages: string; assets: string } {
  return {
    shell: `${CACHE_PREFIX}shell-${build}`,
    pages: `${CACHE_PREFIX}pages-${build}`,
    assets: `${CACHE_PREFIX}assets-${build}`,
  };
}

/** Where the files of a kept product stand. */
export function keptCache(product: string, language: string): string {
  return `${KEPT_PREFIX}${product}-${language}`;
}

/** Where the record of a kept product stands. */
export function keptRecordUrl(product: string, language: string): string {
  return `${RECORD_PREFIX}${product}/${language}`;
}

/**
 * Caches of builds that are gone: neither of the builds that are to stay, nor kept on purpose, nor notes.
 * @example listOldCaches(['docs-pages-a', 'docs-pages-b', 'docs-meta', 'other'], ['b']) // ['docs-pages-a']
 */
export function listOldCaches(names: readonly string[], builds: readonly string[]): string[] {
  const stay = new Set(builds.flatMap((build) => Object.values(buildCaches(build))));
  return names.filter(
    (name) =>
      name.startsWith(CACHE_PREFIX) &&
      name !== META_CACHE &&
      !name.startsWith(KEPT_PREFIX) &&
      !stay.has(name),
  );
}
