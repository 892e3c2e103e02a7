import type { Provider } from '../outputs/Provider';
import type { AdNetwork } from './AdNetwork';

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
