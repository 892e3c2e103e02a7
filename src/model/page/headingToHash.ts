import { freeName } from './freeName';
import { htmlToText } from './htmlToText';

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
