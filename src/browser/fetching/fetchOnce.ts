import { loadLazily } from '../lazy/loadLazily';

const fetched = new Map<string, Promise<unknown>>();

/**
 * What a hashed JSON file holds, fetched once per document. A failure is not kept.
 * @throws when the file can't be had, or does not come
 */
export function fetchOnce<T>(href: string): Promise<T> {
  const known = fetched.get(href) as Promise<T> | undefined;
  if (known) return known;
  const pending = loadLazily(() =>
    fetch(href).then((response) => {
      if (!response.ok) throw new Error(href);
      return response.json() as Promise<T>;
    }),
  );
  fetched.set(href, pending);
  pending.catch(() => fetched.delete(href));
  return pending;
}
