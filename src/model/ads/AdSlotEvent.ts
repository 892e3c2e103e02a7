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
  const blocked = finding === 'nothing' && looks > AD_BLOCKED_AFTER_LOOKS;
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

/** Whether another look for the ad is to be taken in this view. */
export function isLooking({ channel, filled, looks }: AdView): boolean {
  return channel !== 'none' && !filled && looks < AD_POLL_MAX_LOOKS;
}
