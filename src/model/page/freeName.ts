/**
 * The name where nothing has it yet, else with the first free number, from 2 on; adding it to `taken` is the caller's.
 * @param numbered the name with a number
 * @param counts where the search stands for each name; one map for all names of a page makes each number be tried once
 * @example freeName('usage', new Set(['usage']), (count) => `usage-${count}`) // 'usage-2'
 */
export function freeName(
  name: string,
  taken: ReadonlySet<string>,
  numbered: (count: number) => string,
  counts: Map<string, number> = new Map(),
): string {
  if (!taken.has(name)) return name;
  let count = counts.get(name) ?? 2;
  while (taken.has(numbered(count))) count += 1;
  counts.set(name, count);
  return numbered(count);
}
