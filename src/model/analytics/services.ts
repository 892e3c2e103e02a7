import { EVENT_NAMES } from './AnalyticsEvent';
import { type FamilyEvent, parseFamilyEvents } from './FamilyEvent';
import type { Provider } from '../outputs/Provider';
import { isSecureAddress, isSecureHost } from '../routes/url';

/** Settings of the analytics service from environment variables; unset ones are absent. */
interface AnalyticsSettings {
  /** If unset, there is no script, no request and no counting. */
  readonly measurementId?: string;
  /** Address of the script that defines the global tag function; the id is appended as `?id=`. */
  readonly scriptUrl?: string;
  /** Additional origins that the script connects to, separated by spaces, for the content security policy. */
  readonly hosts?: string;
  /** Events that the family adds to those of the shell. */
  readonly events?: readonly FamilyEvent[];
}

/**
 * Style sheets with fonts from environment variables: paths of this site or absolute addresses; unset ones
 * are absent.
 */
interface FontSettings {
  readonly webFontUrl?: string;
  readonly iconFontUrl?: string;
  /** Additional origins of font files, separated by spaces. */
  readonly hosts?: string;
}

/** Settings of a product family for third parties other than ads. */
export interface ServiceSettings {
  readonly analytics: AnalyticsSettings;
  readonly fonts: FontSettings;
}

/** A configured analytics service, in the form that the browser needs. */
export interface Analytics {
  readonly measurementId: string;
  /** Complete address of the tag script. */
  readonly scriptUrl: string;
  /** Absent if the family adds none. */
  readonly events?: readonly FamilyEvent[];
}

/** The validated services of a product family. */
interface Services {
  readonly analytics?: Analytics;
  /** Addresses of font style sheets, in the order in which they load. */
  readonly fontSheets: readonly string[];
  /** The services that are third parties. */
  readonly providers: readonly Provider[];
}

/** An invalid setting. */
interface ServiceFinding {
  readonly setting: string;
  readonly message: string;
  readonly hint: string;
}

const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const TAG_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://www.googletagmanager.com',
];
const ID = /^[A-Z]{1,4}-[A-Z0-9]{4,16}$/i;

/** Returns whether an address is a path of this site. */
function isOwnOrigin(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/**
 * Parses the settings of services, and returns the services and the invalid settings. By default, everything
 * is unset and no third party is ever contacted.
 */
export function parseServices(settings: ServiceSettings): { services: Services; findings: ServiceFinding[] } {
  const findings: ServiceFinding[] = [];
  const report = (setting: string, message: string, hint: string) =>
    findings.push({ setting, message, hint });
  const listHosts = (setting: string, value = '') =>
    value.split(/[\s,]+/).flatMap((host) => {
      if (host && !isSecureHost(host)) report(setting, `${host} is not an origin`, 'write https://host');
      // Without this, a path would get into the policy as typed.
      return host && isSecureHost(host) ? [new URL(host).origin] : [];
    });
  const id = settings.analytics.measurementId?.trim();
  const script = settings.analytics.scriptUrl?.trim() || TAG_SCRIPT;
  if (id && !ID.test(id))
    report('measurementId', `${id} is not a measurement ID`, 'write it like G-ABC123DEF4');
  if (!isSecureAddress(script))
    report('scriptUrl', `${script} is not an https address`, 'write the full address, with https://');
  const analyticsHosts = listHosts('analytics hosts', settings.analytics.hosts);
  const fontHosts = listHosts('font hosts', settings.fonts.hosts);
  const fontSheets = (['webFontUrl', 'iconFontUrl'] as const).flatMap((setting) => {
    const address = settings.fonts[setting]?.trim();
    if (!address) return [];
    if (isOwnOrigin(address) || isSecureAddress(address)) return [address];
    report(
      setting,
      `${address} is neither a path of this site nor an https address`,
      'start it with / or https://',
    );
    return [];
  });
  const { events } = parseFamilyEvents(settings.analytics.events ?? [], EVENT_NAMES);
  const analytics =
    id && ID.test(id) && isSecureAddress(script)
      ? {
          measurementId: id,
          scriptUrl: `${script}${script.includes('?') ? '&' : '?'}id=${id}`,
          ...(events.length > 0 ? { events } : {}),
        }
      : undefined;
  const foreign = fontSheets
    .filter((address) => !isOwnOrigin(address))
    .map((address) => new URL(address).origin);
  const talks = [
    ...new Set([
      ...(script === TAG_SCRIPT ? TAG_HOSTS : [new URL(analytics?.scriptUrl ?? TAG_SCRIPT).origin]),
      ...analyticsHosts,
    ]),
  ];
  return {
    findings,
    services: {
      ...(analytics ? { analytics } : {}),
      fontSheets,
      providers: [
        ...(analytics
          ? [{ name: 'analytics', scripts: [new URL(script).origin], connections: talks, images: talks }]
          : []),
        ...(foreign.length > 0
          ? [
              {
                name: 'fonts',
                styles: [...new Set(foreign)],
                fonts: [...new Set([...foreign, ...fontHosts])],
              },
            ]
          : []),
      ],
    },
  };
}
