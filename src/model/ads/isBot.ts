/** Programs that say what they are. Cubot makes telephones. */
const BOT = /(?<!cu)bot|crawl|spider|slurp/i;

/**
 * Whether a user agent is a program that reads pages for others; it gets no ads.
 * @example isBot('Mozilla/5.0 (compatible; Googlebot/2.1)') // true
 * @example isBot('Mozilla/5.0 AppleWebKit') // false
 */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
