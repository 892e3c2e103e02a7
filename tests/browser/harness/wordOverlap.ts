/**
 * Share of the words of two texts that both have, between 0 and 1; the order does not count.
 * @example wordOverlap('a b c', 'c b') // 0.8
 */
export function wordOverlap(first: string, second: string): number {
  const count = new Map<string, number>();
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  for (const word of words(first)) count.set(word, (count.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of words(second)) {
    const left = count.get(word) ?? 0;
    if (left > 0) common += 1;
    count.set(word, left - 1);
  }
  const all = words(first).length + words(second).length;
  return all === 0 ? 1 : (2 * common) / all;
}
