/** The module with the provider of a product's demos, from the project root. */
export function providerFile(productId: string): string {
  return `data/products/${productId}/demoProvider.tsx`;
}
