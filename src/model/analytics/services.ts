import type { Provider } from '../outputs/Provider';
import { isSecureAddress, isSecureHost } from '../routes/url';

/** The analytics service as the environment names it: text, or unset. */
interface AnalyticsSettings {
  /** Unset: no script, no request, nothing is counted. */
  readonly measurementId?: string;
  /** Address of the script that brings the global tag function; the id is appended as `?id=`. */
  readonly scriptUrl?: string;
  /** More origins that the script talks to, separated by spaces, for the security policy. */
  readonly hosts?: string;
}

/** Style sheets with fonts as the environment names them: own or absolute addresses, or unset. */
interface FontSettings {
  readonly webFontUrl?: string;
  readonly iconFontUrl?: string;
  /** More origins that font files come from, separated by spaces. */
  readonly hosts?: string;
}

/** What a family says about third parties other than ads. */
export interface ServiceSettings {
  readonly analytics: AnalyticsSettings;
  readonly fonts: FontSettings;
}

/** A configured analytics service, as the browser needs it. */
export interface Analytics {
  readonly measurementId: string;
  /** Whole address of the tag's script. */
  readonly scriptUrl: string;
}

/** The services of a family, checked. */
interface Services {
  readonly analytics?: Analytics;
  /** Addresses of font style sheets, in the order in which they load. */
  readonly fontSheets: readonly string[];
  /** Third parties among them. */
  readonly providers: readonly Provider[];
}

/** One setting of the environment that can't be meant. */
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

/** Whether an address leads into the site itself. */
function isOwn(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/**
 * The services that the settings describe, with every setting that can't be meant. Everything unset, which is the
 * default, is no service: then no third party is ever asked for anything.
 */
export function parseServices(settings: ServiceSettings): { services: Services; findings: ServiceFinding[] } {
  const findings: ServiceFinding[] = [];
  const tell = (setting: string, message: string, hint: string) => findings.push({ setting, message, hint });
  const listHosts = (setting: string, value = '') =>
    value.split(/[\s,]+/).flatMap((host) => {
      if (host && !isSecureHost(host)) tell(setting, `${host} is no origin`, 'write https://host');
      // A path would stand in the policy as it was typed.
      return host && isSecureHost(host) ? [new URL(host).origin] : [];
    });
  const id = settings.analytics.measurementId?.trim();
  const script = settings.analytics.scriptUrl?.trim() || TAG_SCRIPT;
  if (id && !ID.test(id)) tell('measurementId', `${id} is no measurement id`, 'write it like G-ABC123DEF4');
  if (!isSecureAddress(script))
    tell('scriptUrl', `${script} is no https address`, 'write it whole, with https://');
  const analyticsHosts = listHosts('analytics hosts', settings.analytics.hosts);
  const fontHosts = listHosts('font hosts', settings.fonts.hosts);
  const fontSheets = (['webFontUrl', 'iconFontUrl'] as const).flatMap((setting) => {
    const address = settings.fonts[setting]?.trim();
    if (!address) return [];
    if (isOwn(address) || isSecureAddress(address)) return [address];
    tell(setting, `${address} is no address of the site and no https address`, 'begin it with / or https://');
    return [];
  });
  const analytics =
    id && ID.test(id) && isSecureAddress(script)
      ? { measurementId: id, scriptUrl: `${script}${script.includes('?') ? '&' : '?'}id=${id}` }
      : undefined;
  const foreign = fontSheets.filter((address) => !isOwn(address)).map((address) => new URL(address).origin);
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
