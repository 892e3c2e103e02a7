import type { Translations } from '../../model/languages/textKeys';

const loaded = new Map<string, Promise<Translations>>();

/**
 * The texts that are fetched when first needed (`PageData.textsHref`), once per document. A failure is not kept.
 * @throws when the file can't be had
 */
export function loadTexts(href: string): Promise<Translations> {
  const known = loaded.get(href);
  if (known) return known;
  const pending = fetch(href).then((response) => {
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    return response.json() as Promise<Translations>;
  });
  loaded.set(href, pending);
  pending.catch(() => loaded.delete(href));
  return pending;
}
