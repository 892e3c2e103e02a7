/** The items in the order of the alphabet, the same on every machine. */
export function sortByName<T extends { readonly name: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
