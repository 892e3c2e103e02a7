import type { RedirectFinding } from './RedirectFinding';

function isMapOfTexts(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}

/**
 * What a row of the redirects lacks, or has of another kind; to be asked before anything reads it, since a family's
 * files are not compiled with types when they are built.
 * @param index place of the row in the list, from 0
 */
export function checkRedirectShape(redirect: unknown, index: number): RedirectFinding[] {
  const fields = (typeof redirect === 'object' && redirect !== null ? redirect : {}) as Readonly<
    Record<string, unknown>
  >;
  const { from: source, to, fragments } = fields;
  const from = typeof source === 'string' ? source : '';
  const which = from ? `The redirect of ${from}` : `Redirect ${index + 1}`;
  const tell = (message: string): RedirectFinding => ({
    code: 'redirect-field',
    message: `${which} ${message}`,
    hint: 'the file shows the four forms',
    from,
  });
  if (typeof source !== 'string') return [tell('has no text "from"')];
  const findings: RedirectFinding[] = [];
  if (to !== undefined && typeof to !== 'string') findings.push(tell('has a "to" that is no text'));
  if (fragments !== undefined && !isMapOfTexts(fragments)) {
    findings.push(tell('has "fragments" that are no map of texts'));
  }
  if (to === undefined && Object.keys(fragments ?? {}).length === 0) findings.push(tell('leads nowhere'));
  return findings;
}
