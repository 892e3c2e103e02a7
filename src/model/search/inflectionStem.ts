const ENDING = /(?<=..\p{L})(?:ing|ed|e|d)$/u;

/**
 * What the inflections of an English verb share; only good for comparing two of them.
 * @example inflectionStem('theming') === inflectionStem('theme')
 * @example inflectionStem('disabled') === inflectionStem('disable')
 */
export function inflectionStem(term: string): string {
  return term.replace(ENDING, '');
}
