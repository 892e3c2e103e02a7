/**
 * Address of the program for documents whose build is gone, see `src/entries/anew.ts`. It outlives all builds: it must
 * neither carry a hash nor lie in a folder that hosts may cache for good.
 */
export const ANEW_SCRIPT = '/anew.js';
