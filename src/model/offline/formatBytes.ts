/**
 * Formats a size for readers, in the digits of a language.
 * @example formatBytes(3565158, 'en') // '3.6 MB'
 */
export function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}
