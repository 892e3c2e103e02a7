/** Prefix of all caches of the service worker, so that everything stored can be removed at once. */
export const CACHE_PREFIX = 'docs-';
/** Cache with the worker's notes and the records of offline products. */
export const META_CACHE = `${CACHE_PREFIX}meta`;
/** Address of the worker's notes in that cache. */
export const NOTES_URL = '/__offline/notes';
/** Address of the note in that cache that there can be no worker. */
export const REFUSAL_URL = '/__offline/refused';
/** Prefix of the addresses of records of offline products. */
export const RECORD_PREFIX = '/__offline/kept/';
const OFFLINE_PREFIX = `${CACHE_PREFIX}kept-`;

/** Returns the cache names of a build: the offline page; pages; hashed assets. */
export function buildCaches(build: string): { shell: string; pages: string; assets: string } {
  return {
    shell: `${CACHE_PREFIX}shell-${build}`,
    pages: `${CACHE_PREFIX}pages-${build}`,
    assets: `${CACHE_PREFIX}assets-${build}`,
  };
}

/** Returns the name of the cache with the files of an offline product. */
export function offlineCache(product: string, language: string): string {
  return `${OFFLINE_PREFIX}${product}-${language}`;
}

/** Returns the address of the record of an offline product. */
export function offlineRecordUrl(product: string, language: string): string {
  return `${RECORD_PREFIX}${product}/${language}`;
}

/**
 * Lists the caches of old builds: neither those of the given builds, nor offline products, nor notes.
 * @example listOldCaches(['docs-pages-a', 'docs-pages-b', 'docs-meta', 'other'], ['b']) // ['docs-pages-a']
 */
export function listOldCaches(names: readonly string[], builds: readonly string[]): string[] {
  const stay = new Set(builds.flatMap((build) => Object.values(buildCaches(build))));
  return names.filter(
    (name) =>
      name.startsWith(CACHE_PREFIX) &&
      name !== META_CACHE &&
      !name.startsWith(OFFLINE_PREFIX) &&
      !stay.has(name),
  );
}
