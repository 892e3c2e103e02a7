import { parseDirection, type DirectionChoice } from '../../model/settings/appearance';

/** Tells when the reader chooses another direction, here or in another tab, until it is undone. */
export function subscribeDirection(listener: () => void): () => void {
  return subscribeRoot('data-direction', listener);
}

/** The direction that the reader chose for the whole site; `auto` where it is the language's own. */
export function getDirectionChoice(): DirectionChoice {
  return parseDirection(document.documentElement.dataset.direction);
}

/** The choice in documents as they are built. */
export function getServerDirectionChoice(): DirectionChoice {
  return 'auto';
}

/** Tells about every change of an attribute of the root element, which says what is chosen, until it is undone. */
export function subscribeRoot(attribute: string, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [attribute] });
  return () => observer.disconnect();
}
