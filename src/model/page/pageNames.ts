import { htmlToText } from './htmlToText';

/**
 * Returns the complete document title: page, product and site, without empty parts and repetitions.
 * @example buildDocumentTitle('Button', 'Material UI', 'Docs') // 'Button — Material UI — Docs'
 * @example buildDocumentTitle('Material UI', 'Material UI', 'Docs') // 'Material UI — Docs'
 */
export function buildDocumentTitle(title: string, productName: string, siteName: string): string {
  const parts = [title, productName, siteName].map((part) => part.trim()).filter(Boolean);
  return [...new Set(parts)].join(' — ');
}

/** Pictographs with their modifiers, joiners, flags and keycaps. */
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0f|[\u{e0020}-\u{e007f}]/gu;
/** Id of headings without a letter or digit, because an empty id is invalid. */
const NAMELESS = 'section';

/**
 * Returns the fragment of a heading: its text in lower case, without emoji, everything except letters and
 * digits replaced by single hyphens, URI-encoded. A fragment that is already in use gets `-2`, `-3` and so
 * on. The caller adds the result to `taken`.
 * @param html inner HTML of the heading
 * @param counts one map for all headings of a page, so that thousands of equal ones stay fast
 * @example headingToHash('createTheme(options) =&gt; theme') // 'createtheme-options-theme'
 * @example headingToHash('Usage', new Set(['usage'])) // 'usage-2'
 */
export function headingToHash(
  html: string,
  taken: ReadonlySet<string> = new Set(),
  counts?: Map<string, number>,
): string {
  const slug = htmlToText(html)
    .normalize('NFC')
    .toLowerCase()
    .replace(EMOJI, '')
    .replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const hash = encodeURIComponent(slug) || NAMELESS;
  return uniqueName(hash, taken, (count) => `${hash}-${count}`, counts);
}

/**
 * Returns the fragment that other sites of this dialect give to a heading, if it differs: they drop apostrophes,
 * and spell quotes and ampersands. Links to a page from elsewhere may have it.
 * @param html inner HTML of the heading
 * @example headingToOtherHash("Get an item's children") // 'get-an-items-children'
 * @example headingToOtherHash('Use &amp; reuse') // 'use-amp-reuse'
 * @example headingToOtherHash('Usage') // undefined
 */
export function headingToOtherHash(html: string): string | undefined {
  const text = htmlToText(html);
  if (!/['"&]/.test(text)) return undefined;
  const spelled = text.replaceAll("'", '').replaceAll('"', ' quot ').replaceAll('&', ' amp ');
  const hash = headingToHash(spelled.replaceAll('<', '&lt;'));
  return hash === headingToHash(html) ? undefined : hash;
}

/**
 * Returns the name if it is free, otherwise the first free numbered name, starting with 2. The caller adds
 * the result to `taken`.
 * @param numbered returns the name with a number
 * @param counts the next number to try for each name; share one map per page to try each number once
 * @example uniqueName('usage', new Set(['usage']), (count) => `usage-${count}`) // 'usage-2'
 */
export function uniqueName(
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

/**
 * Returns the region name of a block, which is also the id of its element. It starts with `_`, like all ids
 * of the shell. Ids of headings never do (`headingToHash`), so a page may have a heading "Sidebar" or "B1".
 * @param index position of the block in the page, from 0
 */
export function regionName(index: number): string {
  return `_${index}`;
}
