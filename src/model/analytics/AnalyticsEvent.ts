import type { AdLabel } from '../ads/AdLabel';

/**
 * What the ad slot reports (specification, section 7). Fields hold enumerated labels only: nothing of the page's
 * address, and nothing that an ad brought along.
 */
export type AdEvent =
  | { readonly name: 'ad_display'; readonly label: AdLabel }
  | { readonly name: 'ad_click'; readonly label: AdLabel }
  | { readonly name: 'ad_crash' };

/** Everything that the site reports. */
export type AnalyticsEvent = AdEvent;

/** Reports an event, sometime, perhaps; never throws and never waits. */
export type Track = (event: AnalyticsEvent) => void;
