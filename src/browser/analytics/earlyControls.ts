import { closestTo } from '../boot/closestTo';

const pressed: string[] = [];

function note(event: Event): void {
  const control = closestTo(event, '[data-track]');
  if (control?.dataset.track) pressed.push(control.dataset.track);
}

/**
 * Notes, in memory only, which controls are used before it is known whether anything may be counted: the first press
 * often is what starts the page's scripts.
 */
export function noteEarlyControls(): void {
  document.addEventListener('click', note, true);
}

/** The `data-track` labels of what was noted, in its order; they are forgotten here, and nothing more is noted. */
export function takeEarlyControls(): readonly string[] {
  document.removeEventListener('click', note, true);
  return pressed.splice(0);
}
