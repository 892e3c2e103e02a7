import { loadOptionalSheet } from '../fetching/loadOptionalSheet';
import type { SearchManifest } from '../../model/search/SearchManifest';
import type { SearchClient } from './SearchClient';

/** Layer of the modal's own styles (specification, section 9). */
const LAYER = 'docsearch';

/**
 * Loads the modal's own styles; if they could not be loaded, the modal works without them. Returns the manifest that names
 * them; undefined if it is missing, then the dialog shows that search is incomplete.
 */
export async function loadModalSheet(client: SearchClient): Promise<SearchManifest | undefined> {
  const manifest = await client.manifest().catch(() => undefined);
  if (manifest) await loadOptionalSheet(manifest.styleSheet, LAYER);
  return manifest;
}
