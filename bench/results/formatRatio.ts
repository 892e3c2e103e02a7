/**
 * Formats the ratio of a figure to a base; a dash if the base is unknown or 0.
 * @example formatRatio(110, 100) // '1.10×'
 * @example formatRatio(0, 0) // '1.00×'
 * @example formatRatio(5, undefined) // '–'
 * /
 */
export function formatRatio(figure: number, base: number | undefined): string {
  if (base === undefined || Number.isNaN(base) || Number.isNaN(figure)) return '–';
  if (base === 0) return figure === 0 ? '1.00×' : '–';
  return `${(figure / base).toFixed(2)}×`;
}
