import type { DemoSurface } from 'docs-shell';

/**
 * Returns theme components that keep what a demo opens, and what it measures, inside the surface of the demo.
 */
export function surfaceDefaults({ container: element, window }: DemoSurface) {
  // A function, because some components serialize the theme, and an element refers to the whole page.
  const container = () => element;
  const matchMedia = (query: string) => window.matchMedia(query);
  return {
    MuiModal: { defaultProps: { container } },
    MuiPopover: { defaultProps: { container } },
    MuiPopper: { defaultProps: { container } },
    MuiUseMediaQuery: { defaultProps: { matchMedia } },
  };
}
