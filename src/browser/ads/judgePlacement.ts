import type { Finding } from '../../model/ads/AdNews';
import { isBackersLink } from '../../model/ads/placement';
import { findIn } from './findIn';

/** What an ad is made of: a link, a picture, a frame. A text alone may only say that one is to come. */
const CONTENT = 'a[href], img, svg, canvas, video, iframe, object, embed';

/** What a placement holds by now; one that is empty is nothing, as the network may still fill it, or never do so. */
export function judgePlacement(placement: Element, backersUrl: string | undefined): Finding {
  if (!findIn(placement, CONTENT)) return 'nothing';
  const link = findIn<HTMLAnchorElement>(placement, 'a[href]');
  return isBackersLink(link?.href, backersUrl) ? 'placeholder' : 'placement';
}
