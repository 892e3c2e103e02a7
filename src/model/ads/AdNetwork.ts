import { isSecureAddress, isSecureHost } from '../routes/url';
import type { AdNetworkSettings } from './AdsConfig';
import type { Provider } from '../outputs/Provider';

/** An ad network that is configured and checked; serializable. */
export interface AdNetwork {
  readonly scriptUrl?: string;
  readonly feedUrl?: string;
  /** Origins that the network's script, feed and ads come from. */
  readonly origins: readonly string[];
  /** Selector list that finds the placement. */
  readonly placementSelector: string;
  readonly backersUrl?: string;
  readonly poweredby: string;
  readonly inDevelopment: boolean;
  readonly consentNeeded: boolean;
  readonly isolated: boolean;
}

/** One setting of the environment that can't be meant. */
interface AdSettingFinding {
  readonly setting: keyof AdNetworkSettings;
  readonly message: string;
  readonly hint: string;
}

/** What the network's script is taken to put into the page where no selector is set. */
const DEFAULT_SELECTOR = '#carbonads';

/**
 * The network that the settings describe, with every setting that can't be meant. No script and no feed, which is the
 * default, is no network: then no third party is ever asked for anything.
 */
export function parseAdNetwork(settings: AdNetworkSettings): {
  network?: AdNetwork;
  findings: AdSettingFinding[];
} {
  const findings: AdSettingFinding[] = [];
  const address = (setting: 'scriptUrl' | 'feedUrl' | 'backersUrl') => {
    const value = settings[setting]?.trim();
    if (!value) return undefined;
    if (isSecureAddress(value)) return new URL(value).href;
    findings.push({
      setting,
      message: `${value} is no https address`,
      hint: 'write it whole, with https://',
    });
    return undefined;
  };
  const flag = (setting: 'isolated' | 'inDevelopment', on: string) => {
    const value = settings[setting]?.trim();
    if (!value || value === '0' || value === on) return value === on;
    findings.push({ setting, message: `${value} is neither ${on} nor 0`, hint: `set ${on}, or nothing` });
    return false;
  };
  const consent = settings.consent?.trim();
  if (consent && consent !== 'needed' && consent !== 'unneeded') {
    const message = `${consent} is neither needed nor unneeded`;
    findings.push({ setting: 'consent', message, hint: 'set unneeded, or nothing' });
  }
  const scriptUrl = address('scriptUrl');
  const feedUrl = address('feedUrl');
  const backersUrl = address('backersUrl');
  const hosts = (settings.hosts ?? '').split(/[\s,]+/).filter(Boolean);
  for (const host of hosts.filter((host) => !isSecureHost(host))) {
    findings.push({ setting: 'hosts', message: `${host} is no origin`, hint: 'write https://host' });
  }
  const isolated = flag('isolated', '1');
  const inDevelopment = flag('inDevelopment', '1');
  if (!scriptUrl && !feedUrl) return { findings };
  const origins = [scriptUrl, feedUrl, ...hosts.filter(isSecureHost)].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  );
  return {
    findings,
    network: {
      ...(scriptUrl ? { scriptUrl } : {}),
      ...(feedUrl ? { feedUrl } : {}),
      origins: [...new Set(origins)],
      placementSelector: settings.placementSelectors?.trim() || DEFAULT_SELECTOR,
      ...(backersUrl ? { backersUrl } : {}),
      poweredby: settings.poweredby?.trim() || new URL(scriptUrl ?? feedUrl ?? '').hostname,
      inDevelopment,
      consentNeeded: consent !== 'unneeded',
      isolated,
    },
  };
}

/**
 * What the security policy of the pages must allow for a network. Pictures and tracking pixels of a feed come from
 * the hosts of its advertisers, which nobody knows beforehand, so that every secure origin may send pictures. In
 * isolated mode the script and what it loads are the business of the frame, which has a policy of its own.
 */
export function listAdSources({ poweredby, scriptUrl, feedUrl, origins, isolated }: AdNetwork): Provider {
  const inPage = scriptUrl !== undefined && !isolated;
  const feed = feedUrl === undefined ? [] : [new URL(feedUrl).origin];
  return {
    name: poweredby,
    ...(inPage ? { scripts: origins, styles: origins } : {}),
    connections: inPage ? origins : feed,
    images: inPage || feed.length > 0 ? ['https:'] : [],
  };
}
