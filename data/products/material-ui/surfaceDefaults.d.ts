import type { DemoSurface } from 'docs-shell';
/**
 * Returns theme components that keep what a demo opens, and what it measures, inside the surface of the demo.
 */
export declare function surfaceDefaults({ container: element, window }: DemoSurface): {
    MuiModal: {
        defaultProps: {
            container: () => HTMLElement;
        };
    };
    MuiPopover: {
        defaultProps: {
            container: () => HTMLElement;
        };
    };
    MuiPopper: {
        defaultProps: {
            container: () => HTMLElement;
        };
    };
    MuiUseMediaQuery: {
        defaultProps: {
            matchMedia: (query: string) => MediaQueryList;
        };
    };
};
