import type { ComponentType, ReactNode } from 'react';

/** What a demo's provider is told by the page. */
export interface DemoProviderProps {
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** What `data/products/<id>/demoProvider.tsx` exports. */
export interface DemoProviderModule {
  /** Wraps every demo of the product: theme, direction, whatever its components need. */
  readonly DemoProvider: ComponentType<DemoProviderProps>;
  /**
   * The theme's CSS variables as rules by selector, light and dark by the attribute `data-mui-color-scheme`.
   * They are written to a style sheet at build; the provider itself inserts none.
   */
  readonly listStyleSheets: () => readonly object[];
}
