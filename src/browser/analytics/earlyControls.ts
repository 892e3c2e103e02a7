import { closestTo } from '../boot/closestTo';

const pressed: string[] = [];

function note(event: Event): void {
  const control = closestTo(event, '[data-track]');
  if (control?.dataset.track) pressed.push(control.dataset.track);
}

/**
 * Records, in memory only, which controls are used before it is known whether analytics is allowed: the first
 * press is often what starts the page's scripts.
 */
export function noteEarlyControls(): void {
  document.addEventListener('click', note, true);
}

/** Returns the recorded `data-track` labels in order, clears them, and stops recording. */
export function takeEarlyControls(): readonly string[] {
  document.removeEventListener('click', note, true);
  return pressed.splice(0);
}
