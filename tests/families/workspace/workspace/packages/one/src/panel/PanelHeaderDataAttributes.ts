export enum PanelHeaderDataAttributes {
  /**
   * Where the mark of the state is.
   * @type {'start' | 'end' | 'none'}
   */
  mark = 'data-mark',
}
