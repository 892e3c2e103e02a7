import { closestTo } from './closestTo';
import { keepClick, type KeptClick } from './keptClick';

/** Matches elements that only the runtime can handle. */
const NEEDS_RUNTIME = '[data-needs-runtime],[data-demo] *';

let ready = false;

/** The kept clicks and submits, in order. */
export const keptClicks: KeptClick[] = [];

/** A playground whose controls the reader has used. */
let used: HTMLElement | null = null;

/** Returns whether the runtime handles events itself. */
export const isReady = (): boolean => ready;

/** Returns something that the reader has used and that needs the runtime, if there is any. */
export const findWanted = (): object | undefined => used ?? keptClicks[0];

/** Keeps a click. A control outside of demos is marked as busy. */
export function remember(click: KeptClick): void {
  keptClicks.push(click);
  if (click.holder === click.target) click.target.setAttribute('aria-busy', 'true');
}

/** Keeps a click on an element that only the runtime can handle, or the submit of a form in a demo. */
function keep(event: Event): void {
  const target = closestTo(event, NEEDS_RUNTIME);
  const holder = target?.closest('[data-demo]');
  if (ready || !target || (event.type === 'submit' && !holder)) return;
  event.preventDefault();
  // Repeated presses on a control that does not respond count as one; a demo may count each of them.
  if (!holder && keptClicks.some((click) => click.target === target)) return;
  remember(keepClick(event, target, holder ?? target));
}

/**
 * Keeps clicks on elements that only the runtime can handle, so that they can be repeated once it is ready.
 */
export function keepClicks(): void {
  document.addEventListener('click', keep, true);
  // Enter submits a form without a button, with no click, and would navigate away. See
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
  document.addEventListener('submit', keep, true);
  document.addEventListener('input', (event) => (used ??= closestTo(event, '[data-playground]')), true);
}

/** Returns the kept clicks in order. The runtime calls this when it is ready to repeat them. */
export function takeClicks(): KeptClick[] {
  ready = true;
  for (const { target } of keptClicks) target.removeAttribute('aria-busy');
  return keptClicks.splice(0);
}
