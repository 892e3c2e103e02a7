/**
 * Attribute of the elements that stand for the `html` and `body` of a demo: the one that contains it, and one for what it
 * opens elsewhere in the page.
 */
export const HOLDER_ATTRIBUTE = 'data-demo';
/** Attribute with the color mode of a document, or of a holder that differs from its document. */
export const COLOR_MODE_ATTRIBUTE = 'data-color-mode';

/** How a library is told its color mode: by a class or an attribute of an element around its components. */
export type DemoColorMode = {
  /** Names of the modes in the library. */
  readonly values: { readonly light: string; readonly dark: string };
} & (
  | { readonly class: true; readonly attribute?: undefined }
  | { readonly attribute: string; readonly class?: undefined }
);
