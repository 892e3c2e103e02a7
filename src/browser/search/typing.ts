import { clock, type Clock } from '../clock';

/** No key has gone down or up for this long. */
const PAUSE_MS = 60;
/** A key that stays down, or whose end the browser does not tell of, keeps back nothing for longer. */
const PATIENCE_MS = 300;
const TYPES = ['keydown', 'keyup'] as const;
/** Before anything below the node answers. */
const EARLY = { capture: true };

/** The pauses of whoever types into a field. */
interface TypingPauses {
  /** Settles at once, or as soon as no key is down and none has moved for a moment. */
  readonly next: () => Promise<void>;
  /** Watches the keys that come to a node; returns what ends that. */
  readonly watch: (node: EventTarget) => () => void;
}

/**
 * Tells of the pauses in typing. What is drawn in a pause keeps no letter waiting, where a draw behind every letter's
 * answer would be in the way of the next letter.
 */
export function watchTyping(time: Clock = clock): TypingPauses {
  let last = Number.NEGATIVE_INFINITY;
  let down: string | undefined;
  const note = (event: Event) => {
    const { type, code } = event as KeyboardEvent;
    last = time.now();
    // Of keys that overlap, the last one ends the typing.
    if (type === 'keydown') down = code;
    else if (code === down) down = undefined;
  };
  const next = async () => {
    const rest = last + (down === undefined ? PAUSE_MS : PATIENCE_MS) - time.now();
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

/** Whether a key press is Enter by itself, and does not ask for another tab. */
export function isPlainEnter({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key === 'Enter' && !(ctrlKey || metaKey || shiftKey || altKey);
}
