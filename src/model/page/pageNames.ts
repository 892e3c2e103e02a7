import { htmlToText } from './htmlToText';

/**
 * The whole document title: page, product, site; empty parts and repetitions are left out.
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
/** For headings without a letter or digit, since an empty id is none. */
const NAMELESS = 'section';

/**
 * The fragment of a heading: its text in lower case, emoji removed, everything but letters and digits to single hyphens,
 * URI-encoded. A fragment that is taken gets `-2`, `-3` and so on; adding the result to `taken` is the caller's.
 * @param html inner HTML of the heading
 * @param counts one map for all headings of a page, so that thousands of equal ones cost no more than others
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
  return freeName(hash, taken, (count) => `${hash}-${count}`, counts);
}

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

/**
 * Name of the region of a page's block, and id of its element. It starts with `_`, as all ids of the shell do: no
 * heading's id does (`headingToHash`), so that a page may have one called "Sidebar" or "B1".
 * @param index place of the block in the page, from 0
 */
export function nameRegion(index: number): string {
  return `_${index}`;
}
