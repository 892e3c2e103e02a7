import type { AdLabel } from '../ads/Ad';
import type { SandboxHost } from '../demos/sandboxForm';
import type { SettingName } from '../settings/settings';
import { WEB_VITALS_SAMPLING_RATIO } from '../../constants';
import type { FamilyEvent } from './FamilyEvent';

/**
 * Events of the ad slot (specification, section 7). Fields contain only labels of the family: no part of the
 * page's address, and nothing that an ad of the network says.
 */
type AdEvent =
  | {
      readonly name: 'ad_display' | 'ad_click';
      readonly label: AdLabel;
      /** Label of the in-house ad. The network counts its own ads. */
      readonly ad?: string;
    }
  | { readonly name: 'ad_crash' };

/** A page was shown. Contains its canonical pathname, never the requested address. */
interface PageViewEvent {
  readonly name: 'page_view';
  readonly pathname: string;
}

/** A reader answered whether a page was helpful. */
interface HelpfulEvent {
  readonly name: 'page_helpful';
  readonly pathname: string;
  readonly value: 'yes' | 'no';
}

/** A control with a `data-track` attribute was used. */
interface ClickEvent {
  readonly name: 'control';
  readonly label: ClickLabel;
}

/** A copy button or shortcut was used. */
type CopyEvent =
  | { readonly name: 'copy'; readonly label: 'code' | 'page' | 'theme' }
  | { readonly name: 'copy'; readonly label: 'demo'; readonly demo: string };

/** The code of a demo was changed, for the first time on a page, or opened in a sandbox. */
type DemoEvent =
  | { readonly name: 'demo_edit'; readonly demo: string }
  | { readonly name: 'demo_sandbox'; readonly demo: string; readonly sandbox: SandboxHost };

/** A link to another host was followed; `host` is all that is said about it. */
interface OutboundEvent {
  readonly name: 'outbound';
  readonly host: string;
}

/** An event that the family adds; `event` is the name under which it is sent. */
interface FamilyReport {
  readonly name: 'family';
  readonly event: FamilyEvent['name'];
  readonly fields: Readonly<Record<string, string>>;
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

/** All events that the site reports, each with the id of the product of its page. */
export type AnalyticsEvent =
  | AdEvent
  | PageViewEvent
  | HelpfulEvent
  | ClickEvent
  | CopyEvent
  | DemoEvent
  | OutboundEvent
  | SettingEvent
  | VitalEvent
  | FamilyReport;

/** Names of the shell's events, which a family cannot give to its own. */
export const EVENT_NAMES = Object.keys({
  ad_display: true,
  ad_click: true,
  ad_crash: true,
  page_view: true,
  page_helpful: true,
  control: true,
  copy: true,
  demo_edit: true,
  demo_sandbox: true,
  outbound: true,
  setting: true,
  web_vital: true,
  family: true,
} satisfies Record<AnalyticsEvent['name'], true>);

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
