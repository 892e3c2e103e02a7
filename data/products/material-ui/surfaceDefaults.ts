import type { DemoSurface } from '../../../src/model/demos/DemoProviderModule';

/** Theme components that keep what a demo opens, and what it measures, on the surface that the demo is shown on. */
export function surfaceDefaults({ container, window }: DemoSurface) {
  const matchMedia = (query: string) => window.matchMedia(query);
  return {
    MuiModal: { defaultProps: { container } },
    MuiPopover: { defaultProps: { container } },
    MuiPopper: { defaultProps: { container } },
    MuiUseMediaQuery: { defaultProps: { matchMedia } },
  };
}
