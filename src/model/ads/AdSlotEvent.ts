import type { FeedAd } from './Ad';
import { AD_APPEAL_CHANCE, AD_POLL_MAX_LOOKS, AD_BLOCKED_AFTER_LOOKS } from '../../constants';
import type { AdView } from './AdView';

/**
 * Result of a look for the placement. An empty placement counts as nothing. The placeholder is a placement
 * whose first link is the backers page.
 */
export type Finding = 'nothing' | 'placement' | 'placeholder';

/** Events of the ad slot during a view. */
export type AdSlotEvent =
  | { readonly kind: 'look'; readonly finding: Finding }
  /** A request for the feed brought no ad: refused before any server answered, or otherwise. */
  | { readonly kind: 'request'; readonly refused: boolean }
  /** The feed's final response; null if it has no ad. */
  | { readonly kind: 'feed'; readonly feedAd: FeedAd | null }
  /** The placement that was found has become the placeholder. */
  | { readonly kind: 'placeholder' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'crash' };

function toBlocked(view: AdView): AdView {
  return { ...view, blocked: true, state: view.appealRoll < AD_APPEAL_CHANCE ? 'appeal' : 'in-house' };
}

/**
 * Returns the slot for a feed without an ad. A slow or empty feed is not a blocked one: it does not show the
 * appeal and does not count as blocked.
 */
function withoutFeed(view: AdView): AdView {
  return view.refused ? toBlocked(view) : { ...view, state: 'in-house' };
}

function reduceLook(view: AdView, finding: Finding): AdView {
  if (!isLooking(view)) return view;
  const looks = view.looks + 1;
  const { blocked = false } = judgeLook(looks, finding !== 'nothing');
  switch (finding) {
    case 'placement':
      return { ...view, looks, blocked, filled: true, state: 'third-party' };
    case 'placeholder':
      return { ...view, looks, blocked, filled: true, state: 'in-house-after-placeholder' };
    case 'nothing':
      if (!blocked) return { ...view, looks };
      if (view.channel === 'script') return { ...toBlocked(view), looks };
      // The feed's first verdict stands, unless an ad arrives.
      return view.state === 'third-party' ? { ...withoutFeed(view), looks } : { ...view, looks };
  }
}

/**
 * Returns the slot after an event (specification, section 4). Late or repeated events and events of an unused
 * channel change nothing; a view that has crashed stays empty.
 */
export function reduceAd(view: AdView, event: AdSlotEvent): AdView {
  if (view.state === 'empty') return view;
  switch (event.kind) {
    case 'look':
      return reduceLook(view, event.finding);
    case 'feed':
      if (view.channel !== 'feed' || view.filled) return view;
      return event.feedAd
        ? { ...view, filled: true, state: 'third-party', feedAd: event.feedAd }
        : { ...(view.state === 'third-party' ? withoutFeed(view) : view), channel: 'none' };
    case 'request':
      return view.channel === 'feed' && !view.filled ? { ...view, refused: event.refused } : view;
    case 'placeholder':
      // A placeholder that was there from the start is reported by a look.
      if (view.channel !== 'script' || !view.filled || view.state !== 'third-party') return view;
      return { ...view, state: 'in-house-after-placeholder' };
    case 'offline':
      // No more events can arrive; a lost connection does not mean an ad blocker.
      if (view.filled || view.channel === 'none') return view;
      return { ...view, channel: 'none', blocked: false, state: 'in-house' };
    case 'crash':
      return { ...view, channel: 'none', state: 'empty' };
  }
}

const hasLooksLeft = (looks: number) => looks < AD_POLL_MAX_LOOKS;

/** Whether another look for the ad is to be taken in this view. */
export function isLooking({ channel, filled, looks }: AdView): boolean {
  return channel !== 'none' && !filled && hasLooksLeft(looks);
}

/** Result of judging one look for the placement. */
interface Verdict {
  /** Undefined after the first empty looks, because the ad may just be slow. */
  readonly blocked?: boolean;
  /** Whether another look follows, as in the test vectors; the slot itself asks `isLooking`. */
  readonly again: boolean;
}

/**
 * Judges a look by its number, starting with 1 (specification, sections 4 and 9): a placement ends the
 * search; without one, the ad counts as blocked from the 7th look on, and the 30th look is the last.
 * @example judgeLook(6, false) // { again: true }
 * @example judgeLook(7, false) // { blocked: true, again: true }
 * @example judgeLook(30, false) // { blocked: true, again: false }
 */
export function judgeLook(look: number, placementPresent: boolean): Verdict {
  if (placementPresent) return { blocked: false, again: false };
  const again = hasLooksLeft(look);
  return look > AD_BLOCKED_AFTER_LOOKS ? { blocked: true, again } : { again };
}
