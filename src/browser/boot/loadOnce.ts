import { onceEach } from '../onceEach';
import { createScript, loadElement } from './loadElement';

/**
 * Loads a script, or what another element names, once; one that failed is loaded again when it is asked for again.
 * @param element a script of the address without it
 * @param behind where the element is put; at the end of the head without it
 * @throws where it can't be loaded
 */
export const loadOnce = onceEach(
  (address, element: HTMLElement = createScript(address), behind?: Element | null): Promise<void> =>
    loadElement(element, behind),
);
