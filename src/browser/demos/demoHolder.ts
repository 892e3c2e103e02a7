import { keepClick, type KeptClick, repeatClicks } from '../boot/keptClick';

/** ID of the root element of a demo in an iframe. */
const ROOT = 'demo';

function rootOf(iframe: HTMLIFrameElement): HTMLElement | null {
  const { contentDocument: inner } = iframe;
  return inner?.readyState === 'complete' ? inner.getElementById(ROOT) : null;
}

/**
 * Returns the element that contains a prerendered demo: the holder itself, or for a demo in an iframe,
 * the root element of that document once it has loaded.
 * @throws 'The demo iframe is empty' if the document is unavailable
 */
export async function findDemoRoot(holder: HTMLElement): Promise<HTMLElement> {
  if (!(holder instanceof HTMLIFrameElement)) return holder;
  const loaded = rootOf(holder);
  if (loaded) return loaded;
  await new Promise((resolve) => {
    holder.addEventListener('load', resolve, { once: true });
  });
  const root = rootOf(holder);
  if (!root) throw new Error('The demo iframe is empty');
  return root;
}

/** The actions of a reader on a demo that is not hydrated yet. */
export interface EarlyActions {
  /** Repeats the actions in order; from then on nothing is kept. */
  readonly repeat: () => void;
  /** Stops keeping actions and drops the kept ones. */
  readonly stop: () => void;
}

/**
 * Keeps clicks and form submits in a prerendered demo until it is hydrated. Handles them before React does,
 * because React may drop events while a demo hydrates.
 * @param findHolder returns the element that contains the demo; it may be missing while the document is being
 * parsed
 */
export function keepEarly(document: Document, findHolder: () => Element | null): EarlyActions {
  const kept: KeptClick[] = [];
  const keep = (event: Event) => {
    const { target } = event;
    const holder = findHolder();
    // The boot has kept this event and will repeat it.
    if (event.defaultPrevented || !(target instanceof Element) || !holder?.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    kept.push(keepClick(event, target, holder));
  };
  const stop = () => {
    document.removeEventListener('click', keep, true);
    document.removeEventListener('submit', keep, true);
    return kept.splice(0);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  return { repeat: () => repeatClicks(stop()), stop: () => void stop() };
}
