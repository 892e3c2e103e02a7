import { isBot } from './isBot';

describe('isBot', () => {
  it.each([
    ['Mozilla/5.0 AppleWebKit', false],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['Mozilla/5.0 (compatible; Yahoo! Slurp)', true],
    ['Baiduspider', true],
    ['some-crawler/1.0', true],
    ['Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/120', false],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36', false],
    ['', false],
  ])('returns for %s: %p', (userAgent, expected) => {
    expect(isBot(userAgent)).toBe(expected);
  });
});
