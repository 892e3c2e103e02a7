/**
 * Attribute of the elements that stand for `html` and `body` of a demo: one around the demo, and one around what it
 * opens elsewhere in the page.
 */
export const HOLDER_ATTRIBUTE = 'data-holder';
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
