import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from '../../model/outputs/socialTags';
import { escapeXml } from '../../model/outputs/markupText';

/** Texts of a social card. */
interface CardText {
  readonly product: string;
  readonly description: string;
  readonly siteName: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Colors of a card. */
export interface CardColors {
  readonly background: string;
  readonly surface: string;
  readonly text: string;
  readonly quiet: string;
  readonly accent: string;
}

const MARGIN = 84;
const NAME_SIZE = 104;
const TEXT_SIZE = 40;
const SITE_SIZE = 32;
/** Control characters around a right-to-left line: the renderer lays out every line from left to right. */
const RTL_START = '\u202B';
const RTL_END = '\u202C';

/**
 * Draws the social card of a product as SVG: product name, description, site name.
 * @param mark inner markup of the site's icon, for a viewport of 32 × 32
 * @param fontFamily preferred font; the other given fonts supply missing glyphs
 */
export function drawCardPicture(
  { product, description, siteName, direction }: CardText,
  colors: CardColors,
  mark: string,
  fontFamily: string,
): string {
  const rtl = direction === 'rtl';
  const inner = CARD_WIDTH_PX - 2 * MARGIN;
  const x = rtl ? CARD_WIDTH_PX - MARGIN : MARGIN;
  const anchor = rtl ? 'end' : 'start';
  const text = (line: string, y: number, size: number, fill: string, weight: number, at = x) =>
    `<text x="${at}" y="${y}" font-family="${escapeXml(fontFamily)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeXml(rtl ? RTL_START + line + RTL_END : line)}</text>`;
  const lines = wrapText(description, inner / TEXT_SIZE, 3);
  const siteX = rtl ? x - 92 : x + 92;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH_PX}" height="${CARD_HEIGHT_PX}" viewBox="0 0 ${CARD_WIDTH_PX} ${CARD_HEIGHT_PX}">` +
    `<rect width="100%" height="100%" fill="${colors.background}"/>` +
    `<rect y="${CARD_HEIGHT_PX - 132}" width="100%" height="132" fill="${colors.surface}"/>` +
    `<rect x="${rtl ? x - 120 : x}" y="${MARGIN}" width="120" height="10" rx="5" fill="${colors.accent}"/>` +
    text(product, 226, NAME_SIZE, colors.text, 700) +
    lines.map((line, index) => text(line, 310 + index * 58, TEXT_SIZE, colors.quiet, 400)).join('') +
    `<g transform="translate(${rtl ? x - 64 : x} ${CARD_HEIGHT_PX - 98}) scale(2)">${mark}</g>` +
    text(siteName, CARD_HEIGHT_PX - 55, SITE_SIZE, colors.text, 700, siteX) +
    '</svg>'
  );
}

/** Returns the approximate width of a character as a share of the font size, for line breaks. */
function widthOf(character: string): number {
  if (/[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60\u3000-\u30FF]/.test(character)) return 1;
  if (/[\s.,:;!|'’iljtfI()]/.test(character)) return 0.3;
  if (/[A-ZMW@mw]/.test(character)) return 0.7;
  return 0.54;
}

/** Returns the approximate width of a text in font sizes, for line breaks. */
function measureText(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0);
}

/** Splits a text at possible line breaks: after a space, and around every Chinese character. */
function listWords(text: string): string[] {
  return (
    text.match(
      /[\u2E80-\u9FFF\uF900-\uFAFF][\u3000-\u303F\uFF00-\uFFEF]*|[^\s\u2E80-\u9FFF\uF900-\uFAFF]+\s*|\s+/g,
    ) ?? []
  );
}

/**
 * Wraps a text into lines of at most `width` font sizes. Text that does not fit into `most` lines ends with
 * an ellipsis.
 * @example wrapText('one two three', 4, 2) // ['one two', 'three']
 */
export function wrapText(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of listWords(text.trim())) {
    if (line !== '' && measureText((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  if (line.trim()) lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  return [...lines.slice(0, most - 1), `${last.replace(/[\s,.;:，。、]+$/, '')}…`];
}
