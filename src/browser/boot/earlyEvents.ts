const TYPES = ['click', 'change', 'input'] as const;
const kept: Event[] = [];

function keep(event: Event): void {
  kept.push(event);
}

/** Keeps what a reader does until the second part of the frame's program is there to answer it. */
export function keepEvents(): void {
  for (const type of TYPES) document.addEventListener(type, keep);
}

/** Hands over what was kept, in its order; from now on nothing is kept. */
export function takeEvents(): readonly Event[] {
  for (const type of TYPES) document.removeEventListener(type, keep);
  return kept.splice(0);
}
