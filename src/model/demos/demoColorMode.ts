import { COLOR_MODE_ATTRIBUTE } from '../settings/appearance';

/**
 * Attribute of the elements that stand for the `html` and `body` of a demo: the one that contains it, and one for what it
 * opens elsewhere in the page.
 */
export const HOLDER_ATTRIBUTE = 'data-demo';

/** Value of that attribute of what a demo opens elsewhere in the page; others have the name of the demo. */
export const POPUP_HOLDER = '_popup';

/**
 * Matches the properties that what a demo opens takes from the rules of its `html` and `body`: those that elements in a
 * page inherit. It has no background, size or margin of a page.
 */
export const INHERITED_PROPERTY =
  /^(?:--|color|font|line-height$|letter-spacing$|word-|text-(?!decoration|overflow)|-webkit-(?:font|text)|-moz-osx-font|direction$|quotes$|tab-size$|hyphens$|white-space|visibility$|accent-color$|caret-color$|list-style|border-(?:collapse|spacing)$)/;

/** The elements that can have the mode of a library. */
export const MODE_ELEMENTS = ['html', ':root', 'body'] as const;

/** How a library gets its color mode: by a class or an attribute of an element around its components. */
export type DemoColorMode = {
  /** The element of a document that has the class or the attribute; `html` if absent. */
  readonly selector?: (typeof MODE_ELEMENTS)[number];
  /** Names of the modes in the library. */
  readonly values: { readonly light: string; readonly dark: string };
} & (
  | { readonly class: true; readonly attribute?: undefined }
  | { readonly attribute: string; readonly class?: undefined }
);

/** Attribute of the root of a document with the library's color mode, as `formatDemoColorMode` writes it. */
export const LIBRARY_MODE_ATTRIBUTE = 'data-library-mode';

/** Writes a color mode for the programs of a document: none of its parts has spaces. */
export function formatDemoColorMode({
  selector = 'html',
  attribute = 'class',
  values,
}: DemoColorMode): string {
  return [selector, attribute, values.light, values.dark].join(' ');
}

/** A color mode as the programs of a document read it. */
export interface LibraryMode {
  readonly selector: string;
  /** `class`, or another attribute with a single value. */
  readonly attribute: string;
  readonly light: string;
  readonly dark: string;
}

/** Reads what `formatDemoColorMode` writes; undefined if the library has no color mode. */
export function parseDemoColorMode(text: string | null): LibraryMode | undefined {
  const [selector = '', attribute = '', light = '', dark = ''] = text?.split(' ') ?? [];
  return attribute ? { selector, attribute, light, dark } : undefined;
}

/** Returns what an element of a document has before a script sets its mode: the light mode of the library. */
export function firstModeOf(element: 'html' | 'body', text: string | undefined): Record<string, string> {
  const library = parseDemoColorMode(text ?? null);
  const isHere = library && (library.selector === 'body') === (element === 'body');
  return isHere ? { [library.attribute]: library.light } : {};
}

/** Returns the selector of the dark mode as a theme writes it, for example `[data-theme="dark"]` or `.dark`. */
export function darkSelectorOf({ attribute, values }: DemoColorMode): string {
  return attribute ? `[${attribute}="${values.dark}"]` : `.${values.dark}`;
}

/** The color mode of the site itself. */
export const SITE_COLOR_MODE: DemoColorMode = {
  attribute: COLOR_MODE_ATTRIBUTE,
  values: { light: 'light', dark: 'dark' },
};
