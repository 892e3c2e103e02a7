import { decodeHash } from '../../model/routes/decodeHash';

/**
 * Whether a document has a place of that fragment: an id as it is or decoded, as browsers look for it, or a demo, whose
 * fragment also opens its code in the other language.
 * @param ids all ids, with a space around each
 */
export function hasPlace(ids: string, hash: string): boolean {
  return (
    hash === '' ||
    [hash, decodeHash(hash) ?? hash, hash.replace(/\.jsx?$/, '.tsx')].some((id) => ids.includes(` ${id} `))
  );
}
