import type { ComponentType, ReactNode } from 'react';
import type { ThemeChoices } from '../demoTheme/ThemeChoices';
import type { CreateDemoStyles } from './DemoStyles';

/** Where a demo is shown if that is not directly in the page. */
export interface DemoSurface {
  /** Container of menus, dialogs and tooltips; has the demo's direction and colors. */
  readonly container: HTMLElement;
  /** The window that media queries apply to. */
  readonly window: Window;
}

/** The stage of a demo whose dialogs or menus are open at first, and stay inside of it. */
export interface DemoStage {
  /** Returns the container that they are given, with nothing in it, while they stay in their place; null at build. */
  readonly container: () => HTMLElement | null;
  /** Returns whether something in the stage has the focus; otherwise nothing that opens takes it. */
  readonly hasFocus: () => boolean;
}

/** Props that the page passes to a demo's provider. */
export interface DemoProviderProps {
  readonly direction: 'ltr' | 'rtl';
  /** The color mode that the demo shows; light while the build renders it, and while it is hydrated. */
  readonly mode: 'light' | 'dark';
  /** Absent if the demo follows the page; then the defaults of the library apply. */
  readonly surface?: DemoSurface | undefined;
  /** Absent if the demo opens dialogs and menus in the page. */
  readonly stage?: DemoStage | undefined;
  /** The reader's theme; absent while the demo is hydrated, and if there is none. */
  readonly choices?: ThemeChoices | undefined;
  readonly children: ReactNode;
}

/** A theme as a call of a library's function, for readers who copy it. */
export interface ThemeCode {
  /** Import statements; those of types are left out in JavaScript. */
  readonly imports: readonly string[];
  /** Name of the function that creates the theme. */
  readonly create: string;
  /** Its options: plain data. `components` has default props by name of a component. */
  readonly options: {
    readonly [option: string]: unknown;
    readonly components?: Readonly<
      Record<string, { readonly defaultProps?: Readonly<Record<string, unknown>> }>
    >;
  };
  /** Further props of the provider in sandboxes, which the module exports beside the theme. */
  readonly props?: Readonly<Record<string, string>>;
}

/** How a product offers readers a theme for its demos. */
export interface DemoTheming {
  /**
   * The library's own theme, which the settings show until the reader chooses something else. A choice without
   * default is not offered.
   */
  readonly defaults: ThemeChoices;
  /** What the library puts before the name of a component in `components` of its themes. */
  readonly prefix: string;
  /** Returns the code of a theme with the reader's choices. */
  readonly code: (choices: ThemeChoices) => ThemeCode;
}

/** The exports of `data/products/<id>/demoProvider.tsx`. */
export interface DemoProviderModule {
  /**
   * Wraps every demo of the product with its theme, direction, surface and anything else its components need.
   */
  readonly DemoProvider: ComponentType<DemoProviderProps>;
  /**
   * Returns the theme's CSS variables as rules by selector; those of the dark mode are selected as `colorMode` of the
   * product says. The build writes them to a style sheet; the provider itself inserts none. With choices, they
   * are those of the theme with the choices. Absent if the theme has none.
   */
  readonly listStyleSheets?: (choices?: ThemeChoices) => readonly object[];
  /** Absent if the styles of the library are those of Emotion, or style sheets. */
  readonly createDemoStyles?: CreateDemoStyles;
  /** Absent if readers cannot choose a theme for the product's demos. */
  readonly theming?: DemoTheming;
  /**
   * Content security policy hashes of style elements that components of the product insert in the browser.
   */
  readonly inlineStyleHashes?: readonly string[];
}

/**
 * Returns whether a module's export can be rendered: a function, a class, or the result of `memo`,
 * `forwardRef` or `lazy`.
 */
export function isComponent(exported: unknown): exported is ComponentType {
  if (typeof exported === 'function') return true;
  if (typeof exported !== 'object' || exported === null || !('$$typeof' in exported)) return false;
  // An element has `$$typeof` too, but it is not a component.
  return !('props' in exported);
}
