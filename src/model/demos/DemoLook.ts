/** How one demo is shown, whatever the page around it looks like. */
export interface DemoLook {
  readonly direction: 'ltr' | 'rtl';
  /** Colours of its own; absent where it follows the page. */
  readonly scheme?: 'light' | 'dark' | undefined;
}
