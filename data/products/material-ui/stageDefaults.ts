import type { DemoStage } from 'docs-shell';

/**
 * Returns theme components that keep dialogs and menus inside the stage of a demo, in which they are open at first.
 * They take the focus only from something in the stage, and no reader has to leave them before anything else.
 */
export function stageDefaults({ container, hasFocus }: DemoStage) {
  return {
    MuiModal: {
      defaultProps: {
        container,
        disablePortal: true,
        disableEnforceFocus: true,
        disableScrollLock: true,
        // Nothing appears that is there already.
        slotProps: { backdrop: { appear: false } },
        // Read whenever the component is rendered.
        get disableAutoFocus() {
          return !hasFocus();
        },
      },
    },
    MuiPopover: { defaultProps: { container } },
    MuiMenu: {
      defaultProps: {
        get autoFocus() {
          return hasFocus();
        },
      },
    },
    MuiDialog: {
      defaultProps: {
        // Screen readers would not leave it otherwise.
        'aria-modal': false,
        slotProps: { transition: { appear: false }, backdrop: { appear: false } },
      },
    },
  };
}
