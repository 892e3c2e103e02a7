import type { FeedAd } from './Ad';

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
