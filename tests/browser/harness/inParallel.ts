/** Does a task for every item, a few at a time, and returns the results in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  workers: number,
  start: () => Promise<(item: T) => Promise<R>>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async () => {
    const task = await start();
    for (let index = next++; index < items.length; index = next++)
      results[index] = await task(items[index] as T);
  };
  await Promise.all(Array.from({ length: workers }, work));
  return results;
}
