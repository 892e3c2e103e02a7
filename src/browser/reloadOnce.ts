import { mayReload, noteReload, RELOADED_KEY } from '../model/offline/newBuild';
import { readStored, writeStored } from './storage';

/** Loads the document again, once for each build. Returns false if it does not. */
export function reloadOnce(build: string): boolean {
  const noted = readStored(RELOADED_KEY, 'sessionStorage');
  if (!mayReload(noted, build)) return false;
  // Without storage, nothing would prevent a second reload.
  if (!writeStored(RELOADED_KEY, noteReload(noted, build), 'sessionStorage')) return false;
  window.location.reload();
  return true;
}
