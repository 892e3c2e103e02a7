import type { FeedAd } from './Ad';
import { AD_APPEAL_CHANCE, AD_POLL_MAX_LOOKS, AD_BLOCKED_AFTER_LOOKS } from '../../constants';
import type { AdView } from './AdView';

/**
 * What a look for the placement finds, where an empty one is nothing yet; the placeholder is a placement whose first
 * link is the backers page.
 */
export type Finding = 'nothing' | 'placement' | 'placeholder';

/** What can happen to the ad slot during a view. */
export type AdNews =
  | { readonly kind: 'look'; readonly finding: Finding }
  /** The feed's final answer; null where it gave nothing. */
  | { readonly kind: 'feed'; readonly feedAd: FeedAd | null }
  /** What the look found has become the placeholder. */
  | { readonly kind: 'placeholder' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'crash' };

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
      // A feed that takes its time is not a blocked one: it brings no appeal and is not called blocked.
      if (view.channel === 'feed') return { ...view, looks, state: 'in-house' };
      return { ...view, looks, blocked, state: view.appealRoll < AD_APPEAL_CHANCE ? 'appeal' : 'in-house' };
  }
}

/**
 * The slot after a piece of news (specification, section 4). News that comes too late, twice, or from a channel that
 * was not asked changes nothing; a view that has crashed stays empty.
 */
export function reduceAd(view: AdView, news: AdNews): AdView {
  if (view.state === 'empty') return view;
  switch (news.kind) {
    case 'look':
      return reduceLook(view, news.finding);
    case 'feed':
      if (view.channel !== 'feed' || view.filled) return view;
      return news.feedAd
        ? { ...view, filled: true, state: 'third-party', feedAd: news.feedAd }
        : { ...view, channel: 'none', state: 'in-house' };
    case 'placeholder':
      // The looks tell of one that was there from the beginning.
      if (view.channel !== 'script' || !view.filled || view.state !== 'third-party') return view;
      return { ...view, state: 'in-house-after-placeholder' };
    case 'offline':
      // Nothing more can come; a connection that is gone is no ad blocker.
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

/** What follows from one look for the placement. */
interface Verdict {
  /** Left open by the first empty looks: an ad may simply be slow. */
  readonly blocked?: boolean;
  readonly again: boolean;
}

/**
 * What the look with this number, 1 for the first, tells (specification, sections 4 and 9): a placement that is there
 * ends the looking; without one the ad counts as blocked from the 7th look on, and the 30th look is the last.
 * @example judgeLook(6, false) // { again: true }
 * @example judgeLook(7, false) // { blocked: true, again: true }
 * @example judgeLook(30, false) // { blocked: true, again: false }
 */
export function judgeLook(look: number, placementPresent: boolean): Verdict {
  if (placementPresent) return { blocked: false, again: false };
  const again = hasLooksLeft(look);
  return look > AD_BLOCKED_AFTER_LOOKS ? { blocked: true, again } : { again };
}
