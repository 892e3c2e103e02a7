import { createScript, loadElement } from './loadElement';

/** What was loaded already, should the rest have to be tried again. */
const loaded = new Map<string, Promise<void>>();

/**
 * Loads a script, or what another element names, once; one that failed is loaded again when it is asked for again.
 * @param behind where the element is put; at the end of the head without it
 * @throws where it can't be loaded
 */
export function loadOnce(
  address: string,
  element: HTMLElement = createScript(address),
  behind?: HTMLElement | null,
): Promise<void> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = loadElement(element, behind);
  loaded.set(address, loading);
  loading.catch(() => loaded.delete(address));
  return loading;
}
