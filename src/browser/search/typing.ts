import { clock, type Clock } from '../clock';

/** Milliseconds without a key event that count as a pause. */
const PAUSE_MS = 60;
/** Maximum milliseconds to wait for a key that stays down, or whose release the browser does not report. */
const TIMEOUT_MS = 300;
const TYPES = ['keydown', 'keyup'] as const;
/** Run before the listeners of descendants. */
const EARLY = { capture: true };

/** The pauses in typing into a field. */
interface TypingPauses {
  /** Resolves at once, or as soon as no key is down and there was no key event for a moment. */
  readonly next: () => Promise<void>;
  /** Watches the key events of a node; returns a function that stops it. */
  readonly watch: (node: EventTarget) => () => void;
}

/**
 * Detects pauses in typing. Results rendered in a pause do not delay a letter, whereas rendering after each
 * letter would delay the next one.
 */
export function watchTyping(time: Clock = clock): TypingPauses {
  let last = Number.NEGATIVE_INFINITY;
  let down: string | undefined;
  const note = (event: Event) => {
    const { type, code } = event as KeyboardEvent;
    last = time.now();
    // If keys overlap, typing ends with the last one pressed.
    if (type === 'keydown') down = code;
    else if (code === down) down = undefined;
  };
  const next = async () => {
    const rest = last + (down === undefined ? PAUSE_MS : TIMEOUT_MS) - time.now();
    if (rest <= 0) return;
    await new Promise<void>((resolve) => {
      time.after(Math.min(rest, PAUSE_MS), resolve);
    });
    await next();
  };
  const watch = (node: EventTarget) => {
    for (const type of TYPES) node.addEventListener(type, note, EARLY);
    return () => {
      for (const type of TYPES) node.removeEventListener(type, note, EARLY);
    };
  };
  return { next, watch };
}

/** Returns whether a key press is Enter without a modifier that would open another tab. */
export function isPlainEnter({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key === 'Enter' && !(ctrlKey || metaKey || shiftKey || altKey);
}

/**
 * The `keyCode` of a key handled by an input method; WebKit also uses it for the key that ends a composition.
 * See https://developer.mozilla.org/docs/Web/API/Element/keydown_event
 */
const PROCESS_KEY_CODE = 229;

/** Returns whether a key press belongs to an input method and not to the page. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === PROCESS_KEY_CODE;
}

/** Sets the text of a field as if the reader had typed it, and focuses it. */
export function typeInto(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}
