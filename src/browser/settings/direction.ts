import { DIRECTION_KEY, parseDirection, type DirectionChoice } from '../../model/settings/appearance';
import { root } from '../root';
import { writeStored } from '../storage';
import { followChoice } from './storedChoice';

/** The direction of the language that is read. */
let built = root.dir;

/** Puts a choice in force; `data-direction` says which one it is. */
function apply(choice: DirectionChoice): void {
  root.dataset.direction = choice;
  root.dir = choice === 'auto' ? built : choice;
}

/** Puts the stored direction in force before the first paint and keeps it in step with other tabs. */
export function startDirection(): void {
  followChoice(DIRECTION_KEY, parseDirection, apply);
}

/** Puts a chosen direction in force and keeps it. */
export function setDirection(choice: DirectionChoice): void {
  apply(choice);
  writeStored(DIRECTION_KEY, choice);
}

/** Says which language is read from now on; a chosen direction stays in force. */
export function setLanguage(code: string, direction: 'ltr' | 'rtl'): void {
  root.lang = code;
  built = direction;
  if (root.dataset.direction === 'auto') root.dir = direction;
}
