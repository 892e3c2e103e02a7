import { parseDirection, type DirectionChoice } from '../../model/settings/appearance';
import { subscribeRoot } from './subscribeRoot';

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
