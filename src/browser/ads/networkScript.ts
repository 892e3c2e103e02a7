import { isFrom } from '../isFrom';
import type { Finding } from '../../model/ads/AdSlotEvent';
import {
  isBackersLink,
  FRAME_BEGINS,
  parseFrameMessage,
  type FramePlacement,
} from '../../model/ads/placement';

/**
 * The request that is still pending. A script request cannot be canceled, so it is kept when the reader
 * leaves the page: the next page reuses the element. There is one request, however many pages the reader
 * visits.
 */
let pending: HTMLScriptElement | undefined;

/** Runs the network's script in its place in the page; the signal ends the view. */
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
      // Outside of the page, but with a parent: a late script can write only into this element.
      document.createElement('div').append(script);
    },
    { once: true },
  );
}

/** A frame that sends more messages than this in one view is removed. */
const MAX_MESSAGES = 50;
/**
 * A frame that starts or loads more documents than this is removed: it does not need to, and each document
 * calls the network again.
 */
const MAX_DOCUMENTS = 2;

interface FrameOptions {
  readonly href: string;
  readonly host: Element;
  readonly backersUrl: string | undefined;
  /** Part of the link's label, after the placement's own text. */
  readonly linkNote: string;
  /** Called when the frame reports the placeholder. */
  readonly onPlaceholder: () => void;
  /** Called when the frame is removed because of its behavior. */
  readonly onExcess: () => void;
  readonly signal: AbortSignal;
}

/** Restores the focus if the frame takes it; the frame is inert, so it never needs the focus. */
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

/**
 * Opens the frame of the isolated mode, in which the network's script runs without access to the page,
 * windows, dialogs, pointer and keyboard. Returns a function that looks for the placement reported by the
 * frame. Readers can click only a link of this page, laid over the frame, to the reported address.
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
  /**
   * The number of the site's documents that started in the frame, and of all documents that finished loading
   * in it.
   */
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
    if (documents[kind] > MAX_DOCUMENTS) takeOut();
  };
  frame.addEventListener('load', () => countDocument('loaded'), { signal: ends });
  keepFocus(frame, takeOut, ends);
  window.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      const { source } = event;
      if (!isFrom(source, frame.contentWindow)) return;
      messages += 1;
      if (messages > MAX_MESSAGES) {
        takeOut();
        return;
      }
      if (source !== frame.contentWindow) return;
      // Read `data` only of the frame's own messages: it may be large.
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
