/**
 * A day in the words of a language. Written at build: to learn how a language writes dates takes a browser longer than
 * half of what else it does to take a page over, and it may know another way.
 *
 * @example formatDay('2025-03-31', 'en') // → 'March 31, 2025'
 */
export function formatDay(day: string, languageCode: string): string {
  const format = new Intl.DateTimeFormat(languageCode, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}
