import { closestTo } from './closestTo';
import { keepClick, type KeptClick } from './keptClick';

/** Elements that only the runtime answers. */
const NEEDS_RUNTIME = '[data-needs-runtime],[data-demo] *';

let ready = false;

/** What nothing could answer yet, in its order. */
export const keptWishes: KeptClick[] = [];

/** Whether the runtime answers by itself. */
export const isReady = (): boolean => ready;

/** Keeps a wish; a control that has no part in a demo is shown as busy. */
export function remember(wish: KeptClick): void {
  keptWishes.push(wish);
  if (wish.holder === wish.target) wish.target.setAttribute('aria-busy', 'true');
}

/** Keeps a click on what only the runtime answers, and the sending of a form in a demo. */
function keep(event: Event): void {
  const target = closestTo(event, NEEDS_RUNTIME);
  const holder = target?.closest('[data-demo]');
  if (ready || !target || (event.type === 'submit' && !holder)) return;
  event.preventDefault();
  // Pressing a control again because it does not answer is one wish; a demo may count.
  if (!holder && keptWishes.some((wish) => wish.target === target)) return;
  remember(keepClick(event, target, holder ?? target));
}

/** What a reader does to an element that only the runtime answers is kept, to be repeated once it is there. */
export function keepWishes(): void {
  document.addEventListener('click', keep, true);
  // The Enter key sends a form that has no button without any click, and would lead away from the page.
  document.addEventListener('submit', keep, true);
}

/** Hands over what was kept, in its order, to be repeated by the runtime, which is there. */
export function takeClicks(): KeptClick[] {
  ready = true;
  for (const { target } of keptWishes) target.removeAttribute('aria-busy');
  return keptWishes.splice(0);
}
