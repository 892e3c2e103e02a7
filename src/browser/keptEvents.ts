import { followPath, pathTo } from './childPath';
import { closestTo } from './closestTo';
import { root } from './root';
import { want } from './wanted';

/** Matches controls that only an island can handle, and everything in a demo. */
const WAITS =
  '[data-waits],[data-copy],[data-wrap-toggle],[data-action=toggle-group],[data-try],[data-demo],[data-demo] *,[data-rows],[data-rows] *';
/** Matches a demo, and the rows that stand for one that only the browser draws. */
const DEMO = '[data-demo],[data-rows]';
/** The same, as long as nothing in it handles events. */
const STILL_DEMO = '[data-demo]:not([data-live]),[data-rows]';
const ROWS = '[data-rows]';
const ISLAND = '[data-island]';
/** Matches the page, and what components open beside it. */
const TOP = 'body > *';

/** What a reader did before anything could handle it. */
interface KeptEvent {
  readonly event: Event;
  readonly target: Element;
  /** An element that stays in the document, and the child indexes from it to the target. */
  readonly holder: Element;
  readonly path: readonly number[];
}

let kept: readonly KeptEvent[] = [];
/** Whether an event is being repeated, so that it is not kept again. */
let isRepeating = false;
/** Playgrounds whose fields were changed before they were alive. */
const changed = new Set<Element>();
/** Fields of demos in which a reader has typed before they were alive. */
const typed = new WeakSet<Element>();

/** Returns the part that has to be alive before it can handle events of an element. */
function findOwner(element: Element): HTMLElement {
  // Its button is beside each prop.
  const of = element.getAttribute('data-try');
  const part = of === null ? element : document.querySelector(`.api-try[data-of="${of}"]`);
  return part?.closest<HTMLElement>(STILL_DEMO) ?? part?.closest<HTMLElement>(ISLAND) ?? root;
}

const isAlive = ({ dataset }: HTMLElement): boolean => dataset.alive !== undefined;

/** Whether a part handles an event at once. Before what a reader does, it handles what is left to be repeated. */
function isReady(owner: HTMLElement, { isTrusted }: Event): boolean {
  return isAlive(owner) && !(isTrusted && kept.some(({ holder }) => findOwner(holder) === owner));
}

/** Keys that move the focus in a toolbar or a list. */
const MOVES = /^(?:Arrow|Home$|End$)/;
/** Keys that the browser itself handles, or that change what others do. */
const OF_BROWSER = /^(?:Tab|Shift|Control|Alt|Meta|CapsLock|F\d+|Dead|Process)$/;
/** Matches fields, which handle keys themselves. */
const FIELD = 'input, textarea, select, [contenteditable]';
/** Matches what a space presses. */
const PRESSED_BY_SPACE = `${FIELD}, button, summary`;
/** What a component may listen to beside clicks, submits and keys. */
const PRESSES = [
  'pointerdown',
  'mousedown',
  'focusin',
  'focusout',
  'pointerup',
  'mouseup',
  'dblclick',
  'pointercancel',
  'keyup',
] as const;
/** What else a component listens to during a drag. */
const DRAGS = ['pointermove', 'mousemove'] as const;

/** Keeps the last move of a press that is kept and has not ended. */
function keepDrag(event: Event): void {
  const start = kept.findLastIndex(({ event: { type } }) => type === 'pointerdown' || type === 'pointerup');
  if (kept[start]?.event.type !== 'pointerdown') return;
  const earlier = kept.findLastIndex((one) => one.event.type === event.type);
  if (keep(event) && earlier > start) kept = kept.filter((_one, index) => index !== earlier);
}

function keepKey(event: KeyboardEvent): void {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isInDemo = closestTo(event, DEMO) !== null;
  const moves = MOVES.test(key) && !event.shiftKey && !closestTo(event, FIELD);
  if (isInDemo ? OF_BROWSER.test(key) : !moves) return;
  // Otherwise the page would scroll.
  if (keep(event) && (moves || (key === ' ' && !closestTo(event, PRESSED_BY_SPACE)))) event.preventDefault();
}

/** Keeps an event for a part that is not alive, and from everybody else; returns whether it did. */
function keep(event: Event): boolean {
  const target = closestTo<HTMLElement>(event, WAITS);
  // With such a key a link opens elsewhere, which only the browser can do.
  const { ctrlKey, metaKey, shiftKey } = event as Event & Partial<MouseEvent>;
  if (event.type === 'click' && (ctrlKey || metaKey || shiftKey) && target?.closest('a[href]')) return false;
  const owner = target && findOwner(target);
  if (isRepeating || !owner || isReady(owner, event)) return false;
  const holder = target.closest(DEMO);
  const isClick = event.type === 'click';
  const isKey = event.type === 'keydown';
  if (!holder && !isClick && !isKey) return false;
  if (isClick || event.type === 'submit') event.preventDefault();
  event.stopImmediatePropagation();
  // Repeated presses on a control that does not respond count as one; a demo may count each of them.
  if (holder || isKey || !kept.some((other) => other.target === target)) {
    kept = [...kept, { event, target, holder: holder ?? target, path: pathTo(holder ?? target, target) }];
    if (!holder && !isKey) target.setAttribute('aria-busy', 'true');
  }
  want(owner);
  return true;
}

/**
 * Keeps clicks, submits and keys that move the focus on parts that are not alive yet, until they are; in demos, whole
 * presses and all keys, because components may listen to any part of a press. Enter submits a form without a button,
 * with no click, and would navigate away. See
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 */
export function keepEvents(): void {
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  for (const type of PRESSES) document.addEventListener(type, keep, true);
  for (const type of DRAGS) document.addEventListener(type, keepDrag, true);
  document.addEventListener('keydown', keepKey, true);
  document.addEventListener(
    'input',
    (event) => {
      const field = closestTo(event, STILL_DEMO) && closestTo(event, FIELD);
      if (field) typed.add(field);
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

/** Returns the cell, or what is in it at the place of an event, that a browser has drawn in place of a row's cell. */
function findCell({ event, holder, path: [, , row = 0, column = 0] }: KeptEvent): Element | undefined {
  const place = `[aria-rowindex="${row + 1}"] [aria-colindex="${column + 1}"]`;
  const cell = holder.parentElement?.querySelector(place);
  const inner = event instanceof MouseEvent && document.elementFromPoint(event.clientX, event.clientY);
  return (inner && cell?.contains(inner) ? inner : cell) ?? undefined;
}

/** Returns where an event is repeated. */
function findTarget(one: KeptEvent): Element | undefined {
  const { event, target, holder, path } = one;
  const { activeElement } = document;
  // An earlier key may have moved the focus on, also to something that the part has opened outside of the page.
  const isFocusNear =
    activeElement &&
    (holder.parentElement?.contains(activeElement) || activeElement.closest(TOP) !== holder.closest(TOP));
  if (event instanceof KeyboardEvent && isFocusNear && activeElement !== document.body) return activeElement;
  if (holder.matches(ROWS)) return findCell(one);
  return target.isConnected ? target : followPath(holder, path);
}

/**
 * Returns a function that puts the caret back to where a reader has typed: a component may select the text of a field
 * that is pressed, and the next letter would replace it.
 */
function holdCaret(): () => void {
  const field = document.activeElement as HTMLInputElement | null;
  if (!field || !typed.has(field)) return () => {};
  const { value, selectionStart: start, selectionEnd: end } = field;
  return () => {
    if (field.value === value && typeof start === 'number') field.setSelectionRange(start, end);
  };
}

/** Repeats what a reader did. */
function repeat(one: KeptEvent): void {
  const target = findTarget(one);
  if (!target?.isConnected) return;
  isRepeating = true;
  const keepCaret = holdCaret();
  if (one.event.type === 'submit') (target as HTMLFormElement).requestSubmit();
  else target.dispatchEvent(copyEvent(one.event));
  keepCaret();
  isRepeating = false;
}

/** Returns an event with everything that the reader's had. */
function copyEvent(event: Event): Event {
  const { constructor } = event;
  return new (constructor as new (type: string, init: EventInit) => Event)(event.type, event);
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
  const first = kept.find(({ holder }) => isAlive(findOwner(holder)));
  if (!first) return;
  setTimeout(() => {
    if (!kept.includes(first)) return;
    take((event) => event === first);
    repeat(first);
    repeatKept();
  });
}

/** Forgets the kept events of a part that can't live. */
export function dropKept(part: Element): void {
  changed.delete(part);
  take(({ holder }) => part.contains(holder));
}
