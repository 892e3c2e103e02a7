/**
 * Code as a fenced block; the fence is longer than any inside.
 * @param info what stands behind the opening marks
 */
export function fence(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${info}\n${code.replace(/\n+$/, '')}\n${marks}`;
}
