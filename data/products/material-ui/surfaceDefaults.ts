import type { DemoSurface } from '../../../src/model/demos/DemoProviderModule';

/** Theme components that keep what a demo opens, and what it measures, on the surface that the demo is shown on. */
export function surfaceDefaults({ container: element, window }: DemoSurface) {
  // A function, since some components turn the theme into text, and an element leads to the whole page.
  const container = () => element;
  const matchMedia = (query: string) => window.matchMedia(query);
  return {
    MuiModal: { defaultProps: { container } },
    MuiPopover: { defaultProps: { container } },
    MuiPopper: { defaultProps: { container } },
    MuiUseMediaQuery: { defaultProps: { matchMedia } },
  };
}
