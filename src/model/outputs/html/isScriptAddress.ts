/** Named references that hide an address from a reader of the text, though not from a browser. */
const HIDDEN: Readonly<Record<string, string>> = { colon: ':', tab: '', newline: '' };

/**
 * Whether a browser would run an address, or show it as a document of its own: whitespace and control characters in a
 * scheme do not count, nor does the case of its letters.
 * @param address with numeric references decoded
 * @example isScriptAddress('java\tscript&colon;run()') // true
 */
export function isScriptAddress(address: string): boolean {
  const plain = address
    .replace(/&(colon|tab|newline);/gi, (_whole, name: string) => HIDDEN[name.toLowerCase()] ?? '')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0020]/g, '');
  return /^(?:(?:java|vb|live)script|data):/i.test(plain);
}
