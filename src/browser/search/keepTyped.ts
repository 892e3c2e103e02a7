import { typesIntoPage } from './typesIntoPage';

/**
 * What a reader types between the wish to search and the moment when the field is there. The wish itself is kept by
 * the boot; without this the first letters of a query would go to the page.
 */
let typed: string | undefined;

/** From now on what is typed belongs to the search, behind what was typed before. */
export function startKeeping(before = ''): void {
  typed ??= before;
}

/** What was typed since, with a line break where Enter was pressed; from now on keys are the page's again. */
export function takeTyped(): string {
  const text = typed ?? '';
  typed = undefined;
  return text;
}

/**
 * Takes a key press for the search that is on its way; true where it did. Escape calls the keeping off, keys with a
 * modifier and those that type into a field stay where they are.
 */
export function keepKey(event: KeyboardEvent): boolean {
  if (typed === undefined || !typesIntoPage(event)) return false;
  const { key } = event;
  if (key === 'Escape') typed = undefined;
  else if (key === 'Backspace') typed = typed.replace(/.\n*$/u, '');
  else if (key === 'Enter' && typed) typed += '\n';
  else if ([...key].length === 1) typed += key;
  else return false;
  return true;
}
