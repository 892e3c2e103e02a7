/**
 * The addresses of a feed entry's `pixel`: parts between `||`, the first `[timestamp]` of each replaced.
 * @example listPixels('https://a.example/p?t=[timestamp]', '123') // ['https://a.example/p?t=123']
 */
export function listPixels(pixel: string, timestamp: string): string[] {
  return pixel.split('||').map((part) => part.replace('[timestamp]', () => timestamp));
}
