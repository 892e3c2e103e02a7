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
/** Characters between the words of a fragment. */
const SEPARATORS = /[^\p{Letter}\p{Number}\p{Mark}]+/gu;
/** Symbols that other sites of this dialect drop. They keep others, such as U+2705, and variation selectors. */
const EMOJI_ELSEWHERE = /[\u2011-\u26ff\ue000-\uf8ff\u{1f000}-\u{1f7ff}\u{1f910}-\u{1f9ff}]/gu;
const SEPARATORS_ELSEWHERE = /[^\p{Letter}\p{Number}\p{Mark}\p{Extended_Pictographic}\u200d]+/gu;
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
  const hash = textToHash(htmlToText(html), EMOJI, SEPARATORS) || NAMELESS;
  return uniqueName(hash, taken, (count) => `${hash}-${count}`, counts);
}

function textToHash(text: string, emoji: RegExp, separators: RegExp): string {
  const words = text.normalize('NFC').toLowerCase().replace(emoji, '').replace(separators, '-');
  return encodeURIComponent(words.replace(/^-|-$/g, ''));
}

/**
 * Returns the fragment that other sites of this dialect give to a heading, if it differs: they drop apostrophes,
 * spell quotes and ampersands, and keep some emoji. Links to a page from elsewhere may have it.
 * @param html inner HTML of the heading
 * @example headingToOtherHash("Get an item's children") // 'get-an-items-children'
 * @example headingToOtherHash('Use &amp; reuse') // 'use-amp-reuse'
 * @example headingToOtherHash('\u2705 Renamed') // '%E2%9C%85-renamed'
 * @example headingToOtherHash('Usage') // undefined
 */
export function headingToOtherHash(html: string): string | undefined {
  const text = htmlToText(html).replaceAll("'", '').replaceAll('"', ' quot ').replaceAll('&', ' amp ');
  const hash = textToHash(text, EMOJI_ELSEWHERE, SEPARATORS_ELSEWHERE);
  return hash === '' || hash === headingToHash(html) ? undefined : hash;
}

/** What hosts of repositories leave out of the anchor of a heading. */
const LEFT_OUT_BY_HOST = /[^\p{Letter}\p{Mark}\p{Number}\p{Connector_Punctuation}\s-]/gu;

/**
 * Returns the fragment that hosts of repositories give to a heading, URI-encoded: they leave out punctuation and
 * symbols, and write a hyphen for each space. Equal ones get `-1`, `-2` and so on, in the order of all headings.
 * Empty for a heading without a letter or digit.
 * @param html inner HTML of the heading
 * @param counts one map for all headings of a page, from the title to the sixth level
 * @example headingToHostHash('Node.js', new Map()) // 'nodejs'
 * @example headingToHostHash('A &amp; B', new Map()) // 'a--b'
 */
export function headingToHostHash(html: string, counts: Map<string, number>): string {
  const words = htmlToText(html).toLowerCase().replace(LEFT_OUT_BY_HOST, '').replace(/\s/g, '-');
  let hash = words;
  while (counts.has(hash)) {
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    hash = `${words}-${count}`;
  }
  counts.set(hash, 0);
  return words === '' ? '' : encodeURIComponent(hash);
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
