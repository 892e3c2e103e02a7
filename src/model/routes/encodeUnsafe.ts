/**
 * The text with everything percent-encoded that an address may not hold; what is encoded already stays, right or wrong.
 * Lone surrogates become U+FFFD, as in browsers. Idempotent, never throws.
 * @example encodeUnsafe('a b%20"%zz') // 'a%20b%20%22%zz'
 */
export function encodeUnsafe(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\w\-.~!$&'()*+,;=:@%/?]/gu, (character) => encodeURIComponent(character));
}
