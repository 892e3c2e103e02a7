import type { Track } from '../../model/analytics/AnalyticsEvent';
import { closestTo } from '../closestTo';
import { isPress } from './familyEvents';

/** Matches the place of an ad, which reports its clicks itself. */
const AD = '[data-ad-holder]';

/** Reports the hosts of followed links to other hosts. Returns a function that removes the listeners. */
export function watchLinks(track: Track): () => void {
  const end = new AbortController();
  const follow = (event: Event) => {
    const link = closestTo(event, 'a[href]');
    if (!(link instanceof HTMLAnchorElement) || !isPress(event) || link.closest(AD)) return;
    const { protocol, host } = link;
    if (/^https?:$/.test(protocol) && host !== window.location.host) track({ name: 'outbound', host });
  };
  for (const type of ['click', 'auxclick'])
    document.addEventListener(type, follow, { capture: true, signal: end.signal });
  return () => end.abort();
}
