import type { ComponentType, ReactNode } from 'react';

/** Where a demo is shown if that is not directly in the page. */
export interface DemoSurface {
  /** Container of menus, dialogs and tooltips; has the demo's direction and colors. */
  readonly container: HTMLElement;
  /** The window that media queries apply to. */
  readonly window: Window;
}

/** Props that the page passes to a demo's provider. */
export interface DemoProviderProps {
  readonly direction: 'ltr' | 'rtl';
  /** Absent if the demo follows the page; then the defaults of the library apply. */
  readonly surface?: DemoSurface | undefined;
  readonly children: ReactNode;
}

/** The exports of `data/products/<id>/demoProvider.tsx`. */
export interface DemoProviderModule {
  /**
   * Wraps every demo of the product with its theme, direction, surface and anything else its components need.
   */
  readonly DemoProvider: ComponentType<DemoProviderProps>;
  /**
   * Returns the theme's CSS variables as rules by selector; the attribute `data-mui-color-scheme` selects
   * light or dark. The build writes them to a style sheet; the provider itself inserts none.
   */
  readonly listStyleSheets: () => readonly object[];
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
