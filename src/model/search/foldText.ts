/**
 * Marks that readers leave out: accents of Latin letters, vowel signs and hamzas of Arabic, and the stroke that only
 * stretches an Arabic word. Marks of other scripts carry meaning and stay.
 */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

/** Most texts have nothing to fold, and looking is quicker than folding. */
const PLAIN = /^[\x20-\x7e]*$/;

const LETTERS: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ٱ: 'ا', ß: 'ss', ı: 'i' };
const SAME = /[ىةٱßı]/g;

/** Digits of Arabic and Persian by their value. */
function toAsciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (code < 0x06f0 ? 0x0660 : 0x06f0));
}

/**
 * A text in the spelling that search compares: lower case, without accents and Arabic vowel signs, full-width letters
 * and Arabic digits as plain ones. Idempotent.
 * @example foldText('Botão') // 'botao'
 * @example foldText('أزرار') // 'ازرار'
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(SAME, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, toAsciiDigit);
}
