/** Matches user agents of bots. Cubot is a phone manufacturer. */
const BOT = /(?<!cu)bot|crawl|spider|slurp/i;

/**
 * Returns whether a user agent is a crawler; crawlers get no ads.
 * @example isBot('Mozilla/5.0 (compatible; Googlebot/2.1)') // true
 * @example isBot('Mozilla/5.0 AppleWebKit') // false
 */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
