/** A licence that demos need for some packages. The family names it in `data/site.ts`. */
export interface DemoLicence {
  /** Variable of the build's environment that the key comes from. */
  readonly variable: string;
  /** What that says; undefined or empty: no demo that needs the licence is shown. */
  readonly key: string | undefined;
  /** What no demo may import without the key. */
  readonly packages: readonly string[];
  /** Module, from the project root, that gives the packages their key. */
  readonly module: string;
}

/** What the module of a licence exports. */
export interface DemoLicenceModule {
  /** Called before the first demo that needs the licence is drawn: at build, in pages, and in the frame of the editor. */
  readonly setLicenceKey: (key: string) => void;
}
