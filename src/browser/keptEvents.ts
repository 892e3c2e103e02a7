import { followPath, pathTo } from './childPath';
import { closestTo } from './closestTo';
import { root } from './root';

/** Matches controls that only an island can handle, and everything in a demo. */
const WAITS =
  '[data-waits],[data-copy],[data-wrap-toggle],[data-action=toggle-group],[data-try],[data-demo] *';
const DEMO = '[data-demo]';
const ISLAND = '[data-island]';

/** The event at an element in an island that a reader wants. */
export const WANTED = 'docs:wanted';

/** What a reader did before anything could handle it. */
interface KeptEvent {
  readonly target: Element;
  /** An element that stays in the document, and the child indexes from it to the target. */
  readonly holder: Element;
  readonly path: readonly number[];
  /** A form that was submitted without a click, by the Enter key; or a key that moves the focus. */
  readonly isSubmit: boolean;
  readonly key?: string | undefined;
}

let kept: readonly KeptEvent[] = [];
/** Playgrounds whose fields were changed before they were alive. */
const changed = new Set<Element>();

/** Returns the part that has to be alive before it can handle events of an element. */
function findOwner(element: Element): HTMLElement {
  // Its button is beside each prop.
  const part = element.matches('[data-try]') ? document.querySelector('.api-try') : element;
  return part?.closest<HTMLElement>(`${DEMO}:not([data-live])`) ?? part?.closest<HTMLElement>(ISLAND) ?? root;
}

const isAlive = ({ dataset }: HTMLElement): boolean => dataset.alive !== undefined;

/** Tells the loader that a reader wants the island around an element. */
export function want(element: Element): void {
  element.dispatchEvent(new Event(WANTED, { bubbles: true }));
}

/** Keys that move the focus in a toolbar or a list. */
const MOVES = /^(?:Arrow|Home$|End$)/;
/** Matches fields, which handle such keys themselves. */
const FIELD = 'input, textarea, select, [contenteditable]';

function keepKey(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (!isShortcut && MOVES.test(event.key) && !closestTo(event, FIELD)) keep(event);
}

function keep(event: Event): void {
  const target = closestTo<HTMLElement>(event, WAITS);
  // With such a key a link opens elsewhere, which only the browser can do.
  const { ctrlKey, metaKey, shiftKey } = event as Event & Partial<MouseEvent>;
  if (event.type === 'click' && (ctrlKey || metaKey || shiftKey) && target?.closest('a[href]')) return;
  const owner = target && findOwner(target);
  if (!owner || isAlive(owner)) return;
  const holder = target.closest(DEMO);
  const isSubmit = event.type === 'submit';
  if (isSubmit && !holder) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const key = event instanceof KeyboardEvent ? event.key : undefined;
  // Repeated presses on a control that does not respond count as one; a demo may count each of them.
  if (holder || key || !kept.some((other) => other.target === target)) {
    const path = pathTo(holder ?? target, target);
    kept = [...kept, { target, holder: holder ?? target, path, isSubmit, key }];
    if (!holder && !key) target.setAttribute('aria-busy', 'true');
  }
  want(owner);
}

/**
 * Keeps clicks, submits and keys that move the focus on parts that are not alive yet, until they are. Enter submits a
 * form without a button, with no click, and would navigate away. See
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 */
export function keepEvents(): void {
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  document.addEventListener('keydown', keepKey, true);
  document.addEventListener(
    'input',
    (event) => {
      const island = closestTo(event, ISLAND);
      if (!island || isAlive(island)) return;
      changed.add(island);
      want(island);
    },
    true,
  );
}

/** Returns whether a reader has used an element, or something in it, before it was alive. */
export function isWanted(element: Element): boolean {
  return changed.has(element) || kept.some(({ holder }) => element.contains(holder));
}

/** Matches buttons that open a menu or a list when the pointer goes down, before the click. */
const OPENS_ON_PRESS = '[aria-haspopup]';

/** Repeats what a reader did. The position of the pointer is not repeated. */
function repeat({ target: former, holder, path, isSubmit, key }: KeptEvent): void {
  const target = former.isConnected ? former : followPath(holder, path);
  if (!target?.isConnected) return;
  if (isSubmit) {
    (target as HTMLFormElement).requestSubmit();
    return;
  }
  if (key) {
    // An earlier key may have moved the focus on.
    const { activeElement } = document;
    const focused = activeElement && holder.parentElement?.contains(activeElement) ? activeElement : target;
    focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return;
  }
  const press = { bubbles: true, cancelable: true, composed: true, view: window };
  if (target.closest(OPENS_ON_PRESS)) target.dispatchEvent(new MouseEvent('mousedown', press));
  target.dispatchEvent(new MouseEvent('click', press));
}

/** Takes the kept events of parts that match out of the list. */
function take(matches: (event: KeptEvent) => boolean): readonly KeptEvent[] {
  const taken = kept.filter(matches);
  kept = kept.filter((event) => !taken.includes(event));
  for (const { target } of taken) target.removeAttribute('aria-busy');
  return taken;
}

/**
 * Repeats the kept events of parts that are alive now, in order. Each is a task of its own, so that the result of one is
 * rendered before the next is handled, as when the reader clicked.
 */
export function repeatKept(): void {
  const [first, ...others] = take(({ holder }) => isAlive(findOwner(holder)));
  if (!first) return;
  setTimeout(() => {
    repeat(first);
    kept = [...others, ...kept];
    repeatKept();
  });
}

/** Forgets the kept events of a part that can't live. */
export function dropKept(part: Element): void {
  changed.delete(part);
  take(({ holder }) => part.contains(holder));
}
