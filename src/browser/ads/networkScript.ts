import type { Finding } from '../../model/ads/AdNews';
import {
  isBackersLink,
  FRAME_BEGINS,
  parseFrameMessage,
  type FramePlacement,
} from '../../model/ads/placement';
import { clock, type Clock } from '../clock';

/**
 * The request that has not been answered yet. A script's request cannot be called off, so that a reader who leaves
 * the page takes it along: the next page adopts the element, and however many pages are passed there is one request.
 */
let pending: HTMLScriptElement | undefined;

/** Lets the network's script run in its place in the page; the signal ends the view. */
export function loadScript(src: string, host: Element, signal: AbortSignal): void {
  const script = pending?.src === src ? pending : document.createElement('script');
  if (script !== pending) {
    pending = script;
    const settle = () => {
      if (pending === script) pending = undefined;
    };
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
    script.async = true;
    script.src = src;
  }
  host.append(script);
  signal.addEventListener(
    'abort',
    () => {
      // Outside of the page, but with a parent: that is all that a script which comes late can write into.
      document.createElement('div').append(script);
    },
    { once: true },
  );
}

/** A frame that says more than this in one view is taken out. */
const MOST_MESSAGES = 50;
/** And so is one that begins or loads more documents than this: it need not, and each asks the network again. */
const MOST_DOCUMENTS = 2;

interface FrameOptions {
  readonly href: string;
  readonly host: Element;
  readonly backersUrl: string | undefined;
  /** Said of the link, after the placement's own text. */
  readonly linkNote: string;
  /** The frame has reported the placeholder. */
  readonly onPlaceholder: () => void;
  /** The frame was taken out, for what it did. */
  readonly onExcess: () => void;
  readonly signal: AbortSignal;
}

/** Gives back the focus that the frame takes; a frame that no reader can use has no need of it. */
function keepFocus(frame: HTMLIFrameElement, onTheft: () => void, signal: AbortSignal): void {
  let focused: HTMLElement | undefined;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && target !== frame) focused = target;
    },
    { signal },
  );
  if (document.activeElement instanceof HTMLElement) focused = document.activeElement;
  window.addEventListener(
    'blur',
    () => {
      if (document.activeElement !== frame) return;
      onTheft();
      focused?.focus({ preventScroll: true });
    },
    { signal },
  );
}

/** Whether a message comes from a frame, from one inside of it, or from one that is gone already. */
function isFrom(source: MessageEventSource | null, frame: Window | null): boolean {
  if (source === null) return true;
  for (let from = source as Window | null; from; from = from.parent) {
    if (from === frame) return true;
    // What has no frame around it is its own parent; a port or a worker has none.
    if (from.parent === from) return false;
  }
  return false;
}

/**
 * Opens the frame of the isolated mode, in which the network's script runs without access to the page, to windows, to
 * dialogs, to the pointer and to the keyboard; returns what looks for the placement that the frame reports. The one thing a reader can
 * click is a link of this page, laid over the frame, to the address that was reported.
 */
export function openFrame({
  href,
  host,
  backersUrl,
  linkNote,
  onPlaceholder,
  onExcess,
  signal,
}: FrameOptions): () => Finding {
  let placement: FramePlacement | undefined;
  let messages = 0;
  /** Documents of ours that have begun, and documents, whosever, that have been loaded to their end. */
  const documents = { begun: 0, loaded: 0 };
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.inert = true;
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.src = href;
  const link = document.createElement('a');
  link.target = '_blank';
  link.rel = 'sponsored noopener';
  const isPlaceholder = () => isBackersLink(placement?.link, backersUrl);
  const end = new AbortController();
  const ends = AbortSignal.any([signal, end.signal]);
  const takeOut = () => {
    end.abort();
    onExcess();
  };
  const countDocument = (kind: keyof typeof documents) => {
    documents[kind] += 1;
    if (documents[kind] > MOST_DOCUMENTS) takeOut();
  };
  frame.addEventListener('load', () => countDocument('loaded'), { signal: ends });
  keepFocus(frame, takeOut, ends);
  watchHistory({ clock, onGrowth: takeOut, signal: ends });
  window.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      const { source } = event;
      if (!isFrom(source, frame.contentWindow)) return;
      messages += 1;
      if (messages > MOST_MESSAGES) {
        takeOut();
        return;
      }
      if (source !== frame.contentWindow) return;
      // Read for no other message: one may be large.
      const { data } = event;
      if (data === FRAME_BEGINS) {
        countDocument('begun');
        return;
      }
      placement = parseFrameMessage(data) ?? placement;
      if (!placement) return;
      link.href = placement.link;
      link.ariaLabel = `${placement.text} (${linkNote})`;
      host.append(link);
      if (isPlaceholder()) onPlaceholder();
    },
    { signal: ends },
  );
  ends.addEventListener(
    'abort',
    () => {
      frame.remove();
      link.remove();
    },
    { once: true },
  );
  host.append(frame);
  return () => {
    if (!placement) return 'nothing';
    return isPlaceholder() ? 'placeholder' : 'placement';
  };
}

const LOOK_MS = 250;

interface HistoryWatch {
  readonly clock: Clock;
  /** Called once, when a frame has made entries. */
  readonly onGrowth: () => void;
  readonly signal: AbortSignal;
}

function read() {
  return {
    length: window.history.length,
    href: window.location.href,
    state: window.history.state as unknown,
  };
}

/**
 * Watches the tab's history, which frames share, for entries that the page has not made: an entry of the page changes
 * its address or the state that belongs to it, an entry of a frame neither. It sees what has been done, and can't
 * prevent it; in a history that is full no more can be seen.
 */
function watchHistory({ clock, onGrowth, signal }: HistoryWatch): void {
  let before = read();
  let cancel: () => void = () => undefined;
  const look = () => {
    const now = read();
    const isOwn = now.href !== before.href || now.state !== before.state;
    if (now.length > before.length && !isOwn) {
      onGrowth();
      return;
    }
    before = now;
    cancel = clock.after(LOOK_MS, look);
  };
  signal.addEventListener('abort', () => cancel(), { once: true });
  cancel = clock.after(LOOK_MS, look);
}
