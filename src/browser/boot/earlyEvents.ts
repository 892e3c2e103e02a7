const TYPES = ['click', 'change', 'input'] as const;
const kept: Event[] = [];

function keep(event: Event): void {
  kept.push(event);
}

/** Keeps events until the second part of the frame's program is ready to handle them. */
export function keepEvents(): void {
  for (const type of TYPES) document.addEventListener(type, keep);
}

/** Returns the kept events in order. After that no more are kept. */
export function takeEvents(): readonly Event[] {
  for (const type of TYPES) document.removeEventListener(type, keep);
  return kept.splice(0);
}
