/** The variables of a product's demo theme. */
export interface DemoTheme {
  /** Address of the sheet with all of them. */
  readonly href: string;
  /** They as the theme lists them. */
  readonly sheets: readonly object[];
}

/** Demo themes by product. */
export type DemoThemes = ReadonlyMap<string, DemoTheme>;
