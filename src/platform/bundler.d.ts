/** What the bundler gives to browser code. */

declare const process: {
  readonly env: { readonly NODE_ENV: 'development' | 'production' | 'test' };
};

/** Written by the content step: loads the providers of the products whose demos can have a theme. */
declare module 'family/demos/themed' {
  export const themed: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Written by the content step: whether there is such a product. */
declare module 'family/demos/hasThemes' {
  export const hasThemes: boolean;
}
