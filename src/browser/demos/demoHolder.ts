import { keepClick, type KeptClick, repeatClicks } from '../boot/keptClick';

/** Element of a demo inside of its own document. */
const ROOT = 'demo';

function rootOf(frame: HTMLIFrameElement): HTMLElement | null {
  const { contentDocument: inner } = frame;
  return inner?.readyState === 'complete' ? inner.getElementById(ROOT) : null;
}

/**
 * The element that a drawn demo stands in: the holder itself, or for a demo with a window of its own, the root of that
 * document once it is there.
 * @throws 'The window of the demo is empty' when the document can't be had
 */
export async function findDemoRoot(holder: HTMLElement): Promise<HTMLElement> {
  if (!(holder instanceof HTMLIFrameElement)) return holder;
  const loaded = rootOf(holder);
  if (loaded) return loaded;
  await new Promise((resolve) => {
    holder.addEventListener('load', resolve, { once: true });
  });
  const root = rootOf(holder);
  if (!root) throw new Error('The window of the demo is empty');
  return root;
}

/** What a reader has done to a demo that could not answer yet. */
export interface EarlyActions {
  /** Does it again, in its order; from then on nothing is kept. */
  readonly repeat: () => void;
  /** Keeps nothing any more, and forgets what was kept. */
  readonly stop: () => void;
}

/**
 * Keeps clicks on a drawn demo, and forms that are sent in it, until it is alive. It hears of them before React does:
 * what comes while a demo is being hydrated, React may drop.
 * @param findHolder the element that the demo is drawn in; in a document that is still read it may not be there yet
 */
export function keepEarly(document: Document, findHolder: () => Element | null): EarlyActions {
  const kept: KeptClick[] = [];
  const keep = (event: Event) => {
    const { target } = event;
    const holder = findHolder();
    // What the boot has kept already comes again.
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
