import type { AdLabel } from '../ads/Ad';
import type { SettingName } from '../settings/settings';
import { WEB_VITALS_SAMPLING_RATIO } from '../../constants';

/**
 * What the ad slot reports (specification, section 7). Fields hold enumerated labels only: nothing of the page's
 * address, and nothing that an ad brought along.
 */
type AdEvent =
  | { readonly name: 'ad_display'; readonly label: AdLabel }
  | { readonly name: 'ad_click'; readonly label: AdLabel }
  | { readonly name: 'ad_crash' };

/** A page was shown: by its canonical pathname, never by the address that was asked for. */
interface PageViewEvent {
  readonly name: 'page_view';
  readonly pathname: string;
  readonly product: string;
}

/** A control with a `data-track` attribute was used. */
interface ClickEvent {
  readonly name: 'control';
  readonly label: ClickLabel;
}

/** A copy button or shortcut was used. */
interface CopyEvent {
  readonly name: 'copy';
  readonly label: 'code' | 'demo' | 'page';
}

/** A choice was changed; `value` is one of the setting's allowed values. Tabs of code have none: pages name them. */
export interface SettingEvent {
  readonly name: 'setting';
  readonly setting: Exclude<SettingName, 'codeTabs'>;
  readonly value: string;
}

/** A measurement of one in ten thousand full page loads. */
interface VitalEvent {
  readonly name: 'web_vital';
  readonly metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; for CLS thousandths. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
}

/** Everything that the site reports. */
export type AnalyticsEvent = AdEvent | PageViewEvent | ClickEvent | CopyEvent | SettingEvent | VitalEvent;

/** Reports an event, sometime, perhaps; never throws and never waits. */
export type Track = (event: AnalyticsEvent) => void;

/** Every label that a `data-track` attribute may have; whatever else stands there is not reported. */
export const CLICK_LABELS = [
  'demo-code',
  'demo-colors',
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

/** The label of a `data-track` attribute; undefined for anything that is not in the list. */
export function parseClickLabel(value: string | null | undefined): ClickLabel | undefined {
  return CLICK_LABELS.find((label) => label === value);
}

/** Whether a full page load with this roll is measured: 0.01 % of them (specification, section 9). */
export function isVitalsSampled(roll: number): boolean {
  return roll < WEB_VITALS_SAMPLING_RATIO;
}
