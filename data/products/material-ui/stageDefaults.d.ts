import type { DemoStage } from 'docs-shell';
/**
 * Returns theme components that keep dialogs and menus inside the stage of a demo, in which they are open at first.
 * They take the focus only from something in the stage, and no reader has to leave them before anything else.
 */
export declare function stageDefaults({ container, hasFocus }: DemoStage): {
    MuiModal: {
        defaultProps: {
            container: () => HTMLElement | null;
            disablePortal: boolean;
            disableEnforceFocus: boolean;
            disableScrollLock: boolean;
            slotProps: {
                backdrop: {
                    appear: boolean;
                };
            };
            readonly disableAutoFocus: boolean;
        };
    };
    MuiPopover: {
        defaultProps: {
            container: () => HTMLElement | null;
        };
    };
    MuiMenu: {
        defaultProps: {
            readonly autoFocus: boolean;
        };
    };
    MuiDialog: {
        defaultProps: {
            'aria-modal': boolean;
            slotProps: {
                transition: {
                    appear: boolean;
                };
                backdrop: {
                    appear: boolean;
                };
            };
        };
    };
};
