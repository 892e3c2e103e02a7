export interface Selector {
  readonly text: string;
  /** What there must be for it to find anything: elements, and classes with their dot, those of one element together. */
  readonly wanted: readonly string[];
}

/** What no browser knows any more. */
const GONE = /::-moz-focus-inner|:-ms-/;
/** Pseudo-classes whose inside are selectors; of others it is none. */
const HOLDS_SELECTORS = /^:(?:is|where|has)\($/;

/**
 * Reads a selector, or one of the pieces between the commas of a list.
 * @example readSelector('.table :is(th').wanted // ['.table', 'th']
 * @example readSelector('.row.open:hover td').wanted // ['.row.open', 'td']
 */
export function readSelector(text: string): Selector {
  if (GONE.test(text)) return { text, wanted: [''] };
  const positive = text.replace(/:not\([^()]*\)/g, '').replace(/\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g, '');
  if (positive.includes(':not(')) return { text, wanted: [] };
  const plain = positive.replace(/::?[\w-]+(\()?/g, (pseudo, opens?: string) => {
    if (!opens) return ' ';
    return HOLDS_SELECTORS.test(pseudo) ? '(' : '(#';
  });
  const own = plain.replace(/\(#[^()]*\)?/g, '');
  const classes = own.match(/(?:\.[A-Za-z_][\w-]*)+/g) ?? [];
  const elements = [...own.matchAll(/(?:^|[\s>+~(])([a-z][a-z0-9]*)(?![\w-])/g)].map(([, name = '']) => name);
  return { text, wanted: [...classes, ...elements] };
}
