/**
 * Address of the program for documents whose build is gone, see `src/entries/anew.ts`. It outlives all builds: it must
 * neither carry a hash nor lie in a folder that hosts may cache for good.
 */
export const ANEW_SCRIPT = '/anew.js';

/** Where the builds are kept that a tab was reloaded for. */
export const RELOADED_KEY = 'reloaded-for';
/** More builds than these are forgotten, oldest first. */
const MOST = 50;

/** Whether a tab may be reloaded for a build, given what is kept: once per build. */
export function mayReload(kept: string | null, build: string): boolean {
  return !(kept ?? '').split(' ').includes(build);
}

/** What is kept after the reload. */
export function noteReload(kept: string | null, build: string): string {
  return [...(kept ?? '').split(' ').filter(Boolean), build].slice(-MOST).join(' ');
}
