import { judgePlacement } from './judgePlacement';
import { listPlacements } from './listPlacements';
import { markAdLinks } from './markAdLinks';

/** A script that adds more than this many ads to the one that is there is not let go on. */
const MOST_REMOVALS = 50;

export interface OnePlacement {
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
