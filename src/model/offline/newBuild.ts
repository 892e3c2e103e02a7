/** Storage key of the builds for which a tab was reloaded. */
export const RELOADED_KEY = 'reloaded-for';
/** Maximum number of stored builds; the oldest are removed. */
const MAX = 50;

/** Returns whether a tab may be reloaded for a build, given the stored text: once per build. */
export function mayReload(kept: string | null, build: string): boolean {
  return !(kept ?? '').split(' ').includes(build);
}

/** Returns the text to store after the reload. */
export function noteReload(kept: string | null, build: string): string {
  return [...(kept ?? '').split(' ').filter(Boolean), build].slice(-MAX).join(' ');
}
