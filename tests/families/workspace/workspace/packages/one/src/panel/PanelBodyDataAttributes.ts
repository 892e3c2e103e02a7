export enum PanelBodyDataAttributes {
  /**
   * The space around the text.
   * @type {'none' | 'small' | 'large'}
   */
  space = 'data-space',
}
