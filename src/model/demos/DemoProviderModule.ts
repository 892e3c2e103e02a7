import type { ComponentType, ReactNode } from 'react';

/** Where a demo is shown when that is not simply the page. */
export interface DemoSurface {
  /** Menus, dialogs and tooltips go into this element: it has the demo's direction and colors. */
  readonly container: HTMLElement;
  /** The window whose width media queries are about. */
  readonly window: Window;
}

/** What a demo's provider is told by the page. */
export interface DemoProviderProps {
  readonly direction: 'ltr' | 'rtl';
  /** Absent where the demo follows the page: the library's own defaults are right. */
  readonly surface?: DemoSurface | undefined;
  readonly children: ReactNode;
}

/** What `data/products/<id>/demoProvider.tsx` exports. */
export interface DemoProviderModule {
  /** Wraps every demo of the product: theme, direction, surface, whatever its components need. */
  readonly DemoProvider: ComponentType<DemoProviderProps>;
  /**
   * The theme's CSS variables as rules by selector, light and dark by the attribute `data-mui-color-scheme`.
   * They are written to a style sheet at build; the provider itself inserts none.
   */
  readonly listStyleSheets: () => readonly object[];
  /** Hashes, as in a security policy, of style elements that components of the product write in the browser. */
  readonly inlineStyleHashes?: readonly string[];
}

/** Whether a module's export can be drawn: a function, a class, or what `memo`, `forwardRef` and `lazy` give. */
export function isComponent(exported: unknown): exported is ComponentType {
  if (typeof exported === 'function') return true;
  if (typeof exported !== 'object' || exported === null || !('$$typeof' in exported)) return false;
  // An element has the mark, too, but is no component any more.
  return !('props' in exported);
}
