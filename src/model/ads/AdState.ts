/**
 * What the ad slot of a page shows (specification, section 4): an ad of the network, an ad of the family, the same
 * after the network had only its placeholder to show, the message to readers with an ad blocker, or, after a crash,
 * nothing. Drawn as `data-ad-state`.
 */
export type AdState = 'third-party' | 'in-house' | 'in-house-after-placeholder' | 'appeal' | 'empty';
