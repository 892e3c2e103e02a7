import type { Finding } from '../../model/ads/AdNews';
import { isBackersLink } from '../../model/ads/placement';
import { AD_POLL_INTERVAL_MS } from '../../constants';
import type { Clock } from '../clock';

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

/** What an ad is made of: a link, a picture, a frame. A text alone may only say that one is to come. */
const CONTENT = 'a[href], img, svg, canvas, video, iframe, object, embed';

/** What a placement holds by now; one that is empty is nothing, as the network may still fill it, or never do so. */
function judgePlacement(placement: Element, backersUrl: string | undefined): Finding {
  if (!findIn(placement, CONTENT)) return 'nothing';
  const link = findIn<HTMLAnchorElement>(placement, 'a[href]');
  return isBackersLink(link?.href, backersUrl) ? 'placeholder' : 'placement';
}

/** What the network's selector finds in its place; one that this browser does not know finds nothing. */
function listPlacements(host: Element, selector: string): Element[] {
  try {
    return [...host.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/** The first that a selector finds: the element itself, or in it; null where there is none. */
export function findIn<T extends Element>(element: Element, selector: string): T | null {
  return element.matches(selector) ? (element as T) : element.querySelector<T>(selector);
}

const ATTRIBUTES = [
  ['target', '_blank'],
  ['rel', 'sponsored noopener'],
] as const;

/**
 * Makes the links of an ad open a tab of their own, and says what they are; the network need not have done so. What is
 * right already is left alone, so that whoever watches the ad hears nothing.
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
  /** Hears what a look found; says whether to look again. */
  readonly report: (finding: Finding) => boolean;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Looks for the placement at once and then every 500 ms, until it is told to stop or the signal ends the view. */
export function watchPlacement({ look, report, clock, signal }: Watch): void {
  let cancel: () => void = () => undefined;
  const tick = () => {
    if (!signal.aborted && report(look())) cancel = clock.after(AD_POLL_INTERVAL_MS, tick);
  };
  signal.addEventListener('abort', () => cancel(), { once: true });
  tick();
}

/** A script that adds more than this many ads to the one that is there is not let go on. */
const MOST_REMOVALS = 50;

interface OnePlacement {
  readonly host: Element;
  readonly selector: string;
  /** The one that was found; one that takes its place after it has gone takes it over. */
  readonly placement: Element;
  readonly backersUrl: string | undefined;
  /** What it holds has become the placeholder. */
  readonly onPlaceholder: () => void;
  /** More were added than are borne. */
  readonly onExcess: () => void;
  readonly signal: AbortSignal;
}

/**
 * Takes out what the network adds to the ad that it has already put into its place, before it is painted, marks the
 * links that come into that ad later, and tells when the first of them is that of the placeholder.
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
  let kept = placement;
  let removals = 0;
  const check = () => {
    const all = listPlacements(host, selector);
    if (!host.contains(kept)) kept = all[0] ?? kept;
    for (const other of all) {
      if (other.contains(kept) || kept.contains(other)) continue;
      other.remove();
      removals += 1;
    }
    markAdLinks(kept);
    const isPlaceholder = judgePlacement(kept, backersUrl) === 'placeholder';
    if (removals <= MOST_REMOVALS && !isPlaceholder) return;
    observer.disconnect();
    if (isPlaceholder) onPlaceholder();
    else onExcess();
  };
  const observer = new MutationObserver(check);
  observer.observe(host, { childList: true, subtree: true, attributeFilter: ['href'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
