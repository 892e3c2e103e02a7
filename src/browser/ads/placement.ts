import type { Finding } from '../../model/ads/AdSlotEvent';
import { isBackersLink } from '../../model/ads/placement';
import { AD_POLL_INTERVAL_MS } from '../../constants';
import type { Clock } from '../clock';

/** Returns whether an element of the host is visible; the style of the host itself does not count. */
function isShown(element: Element, host: Element): boolean {
  for (let part: Element | null = element; part && part !== host; part = part.parentElement) {
    const { display, visibility, opacity } = getComputedStyle(part);
    if (display === 'none' || visibility !== 'visible' || opacity === '0') return false;
  }
  return true;
}

/**
 * Returns what the network has inserted. A placement that is empty or hidden by a content blocker does not
 * count; of several, only the first stays, so that there are never two ads. Its links get the same attributes
 * as those of other ads. A real ad is passed to `onFound`.
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

/** Matches the content of an ad. Text alone may only announce that an ad is loading. */
const CONTENT = 'a[href], img, svg, canvas, video, iframe, object, embed';

/**
 * Returns what a placement contains. An empty one counts as nothing: the network may fill it later or never.
 */
function judgePlacement(placement: Element, backersUrl: string | undefined): Finding {
  if (!findIn(placement, CONTENT)) return 'nothing';
  const link = findIn<HTMLAnchorElement>(placement, 'a[href]');
  return isBackersLink(link?.href, backersUrl) ? 'placeholder' : 'placement';
}

/**
 * Returns the elements that match the network's selector; none if the browser does not support the selector.
 */
function listPlacements(host: Element, selector: string): Element[] {
  try {
    return [...host.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/** Returns the element itself or its first descendant that matches a selector; null if there is none. */
function findIn<T extends Element>(element: Element, selector: string): T | null {
  return element.matches(selector) ? (element as T) : element.querySelector<T>(selector);
}

const ATTRIBUTES = [
  ['target', '_blank'],
  ['rel', 'sponsored noopener'],
] as const;

/**
 * Makes the links of an ad open a new tab and marks them as sponsored, because the network may not. Writes
 * only attributes that differ, so that observers of the ad are not triggered without a change.
 */
function markAdLinks(placement: Element): void {
  for (const link of [placement, ...placement.querySelectorAll('a')]) {
    if (!link.matches('a[href]')) continue;
    for (const [name, value] of ATTRIBUTES) {
      if (link.getAttribute(name) !== value) link.setAttribute(name, value);
    }
  }
}

interface Watch {
  readonly look: () => Finding;
  /** Receives the result of a look; returns whether to look again. */
  readonly report: (finding: Finding) => boolean;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Looks for the placement at once and then every 500 ms, until `report` returns false or the signal ends the
 * view.
 */
export function watchPlacement({ look, report, clock, signal }: Watch): void {
  let cancel: () => void = () => undefined;
  const tick = () => {
    if (!signal.aborted && report(look())) cancel = clock.after(AD_POLL_INTERVAL_MS, tick);
  };
  signal.addEventListener('abort', () => cancel(), { once: true });
  tick();
}

/** A script that adds more extra ads than this is stopped. */
const MAX_REMOVALS = 50;

interface OnePlacement {
  readonly host: Element;
  readonly selector: string;
  /** The placement that was found; if it is removed, its replacement is used. */
  readonly placement: Element;
  readonly backersUrl: string | undefined;
  /** Called when the placement contains the placeholder. */
  readonly onPlaceholder: () => void;
  /** Called when too many ads were added. */
  readonly onExcess: () => void;
  readonly signal: AbortSignal;
}

/**
 * Removes ads that the network adds to the existing one, before they are painted; marks links added to that
 * ad later; and reports if its first link becomes that of the placeholder.
 */
export function keepOnePlacement({
  host,
  selector,
  placement,
  backersUrl,
  onPlaceholder,
  onExcess,
  signal,
}: OnePlacement): void {
  let shown = placement;
  let removals = 0;
  const check = () => {
    const all = listPlacements(host, selector);
    if (!host.contains(shown)) shown = all[0] ?? shown;
    for (const other of all) {
      if (other.contains(shown) || shown.contains(other)) continue;
      other.remove();
      removals += 1;
    }
    markAdLinks(shown);
    const isPlaceholder = judgePlacement(shown, backersUrl) === 'placeholder';
    if (removals <= MAX_REMOVALS && !isPlaceholder) return;
    observer.disconnect();
    if (isPlaceholder) onPlaceholder();
    else onExcess();
  };
  const observer = new MutationObserver(check);
  observer.observe(host, { childList: true, subtree: true, attributeFilter: ['href'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
