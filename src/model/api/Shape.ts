/**
 * What a JSON value must look like. In `fields`, a name that ends in `?` may be absent; names that are not listed must
 * not be there.
 */
export type Shape =
  | 'string'
  | 'boolean'
  | 'number'
  | { readonly oneOf: readonly string[] }
  | { readonly listOf: Shape }
  | { readonly valuesOf: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> };
