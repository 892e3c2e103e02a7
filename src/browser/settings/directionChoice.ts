import { parseDirection, type DirectionChoice } from '../../model/settings/appearance';

/**
 * Calls the listener when the reader chooses another direction, in this tab or another. Returns a function
 * that unsubscribes.
 */
export function subscribeDirection(listener: () => void): () => void {
  return subscribeRoot('data-direction', listener);
}

/**
 * Returns the direction that the reader chose for the whole site; `auto` if it is the direction of the
 * language.
 */
export function getDirectionChoice(): DirectionChoice {
  return parseDirection(document.documentElement.dataset.direction);
}

/** Returns the choice for prerendered documents. */
export function getServerDirectionChoice(): DirectionChoice {
  return 'auto';
}

/**
 * Calls the listener on every change of an attribute of the root element, which contains a choice. Returns a
 * function that unsubscribes.
 */
export function subscribeRoot(attribute: string, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [attribute] });
  return () => observer.disconnect();
}
