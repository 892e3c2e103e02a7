import { isSecureAddress, isSecureHost } from '../routes/url';
import type { AdNetworkSettings } from './AdsConfig';
import type { Provider } from '../outputs/Provider';

/** A configured and validated ad network; serializable. */
export interface AdNetwork {
  readonly scriptUrl?: string;
  readonly feedUrl?: string;
  /** Origins of the network's script, feed and ads. */
  readonly origins: readonly string[];
  /** Selector list that matches the placement. */
  readonly placementSelector: string;
  readonly backersUrl?: string;
  readonly poweredby: string;
  readonly inDevelopment: boolean;
  readonly consentNeeded: boolean;
}

/** An invalid setting. */
interface AdSettingFinding {
  readonly setting: keyof AdNetworkSettings;
  readonly message: string;
  readonly hint: string;
}

/** Default selector of what the network's script adds to the page. */
const DEFAULT_SELECTOR = '#carbonads';

/**
 * Parses the settings of the ad network, and returns the network and the invalid settings. Without a script
 * and a feed, which is the default, there is no network and no third party is ever contacted.
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
      message: `${value} is not an https address`,
      hint: 'write the full address, with https://',
    });
    return undefined;
  };
  const inDevelopment = settings.inDevelopment?.trim();
  if (inDevelopment && inDevelopment !== '0' && inDevelopment !== '1') {
    const message = `${inDevelopment} is neither 1 nor 0`;
    findings.push({ setting: 'inDevelopment', message, hint: 'set 1, or leave it empty' });
  }
  const consent = settings.consent?.trim();
  if (consent && consent !== 'needed' && consent !== 'unneeded') {
    const message = `${consent} is neither needed nor unneeded`;
    findings.push({ setting: 'consent', message, hint: 'set unneeded, or leave it empty' });
  }
  const scriptUrl = address('scriptUrl');
  const feedUrl = address('feedUrl');
  const backersUrl = address('backersUrl');
  const hosts = (settings.hosts ?? '').split(/[\s,]+/).filter(Boolean);
  for (const host of hosts.filter((host) => !isSecureHost(host))) {
    findings.push({ setting: 'hosts', message: `${host} is not an origin`, hint: 'write https://host' });
  }
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
      inDevelopment: inDevelopment === '1',
      consentNeeded: consent !== 'unneeded',
    },
  };
}

/**
 * Lists what the content security policy of the pages must allow for a network. The hosts of a feed's images
 * and tracking pixels belong to its advertisers and are unknown in advance, so images are allowed from every
 * https origin.
 */
export function listAdSources({ poweredby, scriptUrl, feedUrl, origins }: AdNetwork): Provider {
  const images = ['https:'];
  if (scriptUrl !== undefined)
    return { name: poweredby, scripts: origins, styles: origins, connections: origins, images };
  return {
    name: poweredby,
    connections: feedUrl === undefined ? [] : [new URL(feedUrl).origin],
    images,
  };
}
