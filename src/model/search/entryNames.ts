import { foldText } from './foldText';

/**
 * A name as `Query.symbol` spells it: lower case, without spaces and punctuation.
 * @example symbolOf('Button', 'startIcon') // 'buttonstarticon'
 */
export function symbolOf(...names: readonly string[]): string {
  return foldText(names.join('')).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The names of a list with spaces between; none for the empty list. */
export function splitNames(list: string): string[] {
  return list ? list.split(' ') : [];
}
