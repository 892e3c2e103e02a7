export enum PanelRootDataAttributes {
  /** Present when the panel is open. */
  open = 'data-open',
  /** Present when the panel is disabled. */
  disabled = 'data-disabled',
  /**
   * How much the panel stands out.
   * @type {'plain' | 'raised' | 'sunken'}
   */
  tone = 'data-tone',
}
