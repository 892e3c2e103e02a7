/** A text as code in a line; empty for none. */
export function codeSpan(text: string): string {
  const marks = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return text ? marks + pad + text.replace(/\s+/g, ' ') + pad + marks : '';
}
