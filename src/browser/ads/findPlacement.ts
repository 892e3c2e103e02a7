import type { Finding } from '../../model/ads/AdNews';
import { judgePlacement } from './judgePlacement';
import { listPlacements } from './listPlacements';
import { markAdLinks } from './markAdLinks';

/** Whether nothing hides an element of the host; how the host itself is shown does not count. */
function isShown(element: Element, host: Element): boolean {
  for (let part: Element | null = element; part && part !== host; part = part.parentElement) {
    const { display, visibility, opacity } = getComputedStyle(part);
    if (display === 'none' || visibility !== 'visible' || opacity === '0') return false;
  }
  return true;
}

/**
 * What the network has put into its place. A placement that a content blocker hides, or that is still empty, is none;
 * of several only the first stays, so that there are never two ads. Its links are made to open as those of other ads
 * do. An ad that stays is handed on.
 */
export function findPlacement(
  host: Element,
  selector: string,
  backersUrl: string | undefined,
  onFound?: (placement: Element) => void,
): Finding {
  const [placement, ...others] = listPlacements(host, selector).filter(
    (element) => isShown(element, host) && judgePlacement(element, undefined) !== 'nothing',
  );
  if (!placement) return 'nothing';
  for (const other of others) if (!placement.contains(other)) other.remove();
  markAdLinks(placement);
  const finding = judgePlacement(placement, backersUrl);
  if (finding === 'placement') onFound?.(placement);
  return finding;
}
