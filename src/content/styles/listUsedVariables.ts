/** Names of the variables that a text reads. */
function listRead(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Every value that each variable of some sheets has: in light and in dark it may read others. */
function collectValues(sheets: readonly object[]): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const declarations of sheets.flatMap((sheet) => Object.values(sheet) as unknown[])) {
    if (typeof declarations !== 'object' || declarations === null) continue;
    for (const [name, value] of Object.entries(declarations))
      values.set(name, [...(values.get(name) ?? []), String(value)]);
  }
  return values;
}

/**
 * The variables of a theme that a text needs: those that it reads, those that these read, and so on.
 * @param text style rules, or HTML with style attributes
 * @param sheets the theme's variables, as rules by selector
 */
export function listUsedVariables(text: string, sheets: readonly object[]): ReadonlySet<string> {
  const values = collectValues(sheets);
  const used = new Set<string>();
  const waiting = listRead(text);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const own = values.get(name);
    if (!own || used.has(name)) continue;
    used.add(name);
    waiting.push(...own.flatMap(listRead));
  }
  return used;
}
