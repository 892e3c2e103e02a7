import { clock, type Clock, inTime } from '../clock';
import type { AskHosted } from './answerQuery';

/** A reader who types waits no longer for someone else's host; the site's own index answers at once. */
const PATIENCE_MS = 1500;

/**
 * A hosted index that is given up: a query that it leaves unanswered for long, or fails, is its last, so that no
 * other waits for it. Made anew for every dialog.
 * @throws where the index is given up
 */
export function limitHosted(ask: AskHosted, time: Clock = clock): AskHosted {
  let isDown = false;
  return async (...query) => {
    if (isDown) throw new Error('The hosted index is given up');
    try {
      return await inTime(ask(...query), PATIENCE_MS, 'The hosted index does not answer', time);
    } catch (failure) {
      isDown = true;
      throw failure;
    }
  };
}
