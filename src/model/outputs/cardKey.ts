/** Name of a product's picture in a language. */
export function cardKey(productId: string, languageCode: string): string {
  return `${productId} ${languageCode}`;
}
