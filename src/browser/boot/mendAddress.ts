import { decodeHash } from '../../model/routes/decodeHash';

/** Leaves out of the address what would make the runtime throw: a fragment that can't be decoded, doubled slashes. */
export function mendAddress(): void {
  const { pathname, search, hash } = window.location;
  const fragment = decodeHash(hash) === undefined ? '' : hash;
  const path = pathname.replace(/^[/\\]+/, '/');
  if (fragment !== hash || path !== pathname) window.history.replaceState(null, '', path + search + fragment);
}
