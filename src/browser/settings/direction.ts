import { DIRECTION_KEY, parseDirection, type DirectionChoice } from '../../model/settings/appearance';
import { root } from '../root';
import { writeStored } from '../storage';
import { followChoice } from './storedChoice';

/** The direction of the language. */
const built = root.dir;

/** Applies a choice; `data-direction` contains it. */
function apply(choice: DirectionChoice): void {
  root.dataset.direction = choice;
  root.dir = choice === 'auto' ? built : choice;
}

/** Applies the stored direction before the first paint and keeps it in sync with other tabs. */
export function startDirection(): void {
  followChoice(DIRECTION_KEY, parseDirection, apply);
}

/** Applies and stores a direction. */
export function setDirection(choice: DirectionChoice): void {
  apply(choice);
  writeStored(DIRECTION_KEY, choice);
}
