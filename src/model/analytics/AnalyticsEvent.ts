import type { AdLabel } from '../ads/Ad';
import type { SettingName } from '../settings/settings';
import { WEB_VITALS_SAMPLING_RATIO } from '../../constants';

/**
 * Events of the ad slot (specification, section 7). Fields contain only enumerated labels: no part of the
 * page's address, and nothing from the ad itself.
 */
type AdEvent =
  | { readonly name: 'ad_display'; readonly label: AdLabel }
  | { readonly name: 'ad_click'; readonly label: AdLabel }
  | { readonly name: 'ad_crash' };

/** A page was shown. Contains its canonical pathname, never the requested address. */
interface PageViewEvent {
  readonly name: 'page_view';
  readonly pathname: string;
  readonly product: string;
}

/** A reader answered whether a page was helpful. */
interface HelpfulEvent {
  readonly name: 'page_helpful';
  readonly pathname: string;
  readonly product: string;
  readonly value: 'yes' | 'no';
}

/** A control with a `data-track` attribute was used. */
interface ClickEvent {
  readonly name: 'control';
  readonly label: ClickLabel;
}

/** A copy button or shortcut was used. */
interface CopyEvent {
  readonly name: 'copy';
  readonly label: 'code' | 'demo' | 'page' | 'theme';
}

/**
 * A setting was changed; `value` is one of its allowed values. Code tabs are excluded because pages define
 * their names.
 */
export interface SettingEvent {
  readonly name: 'setting';
  readonly setting: Exclude<SettingName, 'codeTabs'>;
  readonly value: string;
}

/** A measurement, taken in one of ten thousand full page loads. */
interface VitalEvent {
  readonly name: 'web_vital';
  readonly metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In milliseconds; in thousandths for CLS. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
}

/** All events that the site reports. */
export type AnalyticsEvent =
  AdEvent | PageViewEvent | HelpfulEvent | ClickEvent | CopyEvent | SettingEvent | VitalEvent;

/** Reports an event later, without a guarantee; never throws or blocks. */
export type Track = (event: AnalyticsEvent) => void;

/** Allowed labels of `data-track` attributes; other values are not reported. */
export const CLICK_LABELS = [
  'demo-code',
  'demo-colors',
  'demo-variant',
  'demo-direction',
  'demo-reset',
  'demo-link',
  'demo-edit',
  'demo-stackblitz',
  'demo-codesandbox',
  'edit-page',
  'settings',
  'search',
  'keep-product',
  'remove-product',
] as const;

export type ClickLabel = (typeof CLICK_LABELS)[number];

/** Parses the label of a `data-track` attribute; undefined if it is not in the list. */
export function parseClickLabel(value: string | null | undefined): ClickLabel | undefined {
  return CLICK_LABELS.find((label) => label === value);
}

/**
 * Returns whether a full page load with this random roll is measured: 0.01 % of them (specification, section
 * 9).
 */
export function isVitalsSampled(roll: number): boolean {
  return roll < WEB_VITALS_SAMPLING_RATIO;
}
