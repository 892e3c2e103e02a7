/**
 * Share of the words of a text that another one has, too, between 0 and 1; the order does not count.
 * @example wordShare('a b c c', 'c b') // 0.5
 */
export function wordShare(text: string, other: string): number {
  const words = (from: string) => from.split(/\s+/).filter(Boolean);
  const count = new Map<string, number>();
  for (const word of words(other)) count.set(word, (count.get(word) ?? 0) + 1);
  const own = words(text);
  const found = own.filter((word) => {
    const left = count.get(word) ?? 0;
    count.set(word, left - 1);
    return left > 0;
  });
  return own.length === 0 ? 1 : found.length / own.length;
}
