import type { Finding } from '../../model/ads/AdNews';
import { isBackersLink } from '../../model/ads/isBackersLink';

/** Whether nothing hides an element of the host; how the host itself is shown does not count. */
function isShown(element: Element, host: Element): boolean {
  for (let part: Element | null = element; part && part !== host; part = part.parentElement) {
    const { display, visibility, opacity } = getComputedStyle(part);
    if (display === 'none' || visibility !== 'visible' || opacity === '0') return false;
  }
  return true;
}

function list(host: Element, selector: string): Element[] {
  try {
    return [...host.querySelectorAll(selector)];
  } catch {
    // A selector that was mistyped finds nothing.
    return [];
  }
}

/**
 * What the network has put into its place. A placement that a content blocker hides is none; of several only the
 * first stays, so that there are never two ads.
 */
export function findPlacement(host: Element, selector: string, backersUrl: string | undefined): Finding {
  const [placement, ...others] = list(host, selector).filter((element) => isShown(element, host));
  if (!placement) return 'nothing';
  for (const other of others) if (!placement.contains(other)) other.remove();
  const link = placement.querySelector<HTMLAnchorElement>('a[href]');
  return isBackersLink(link?.href, backersUrl) ? 'placeholder' : 'placement';
}
