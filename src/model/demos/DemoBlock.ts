/** What a demo's page says about how it is shown; a copy of the Markdown options that the browser needs. */
export interface DemoDisplay {
  readonly hideToolbar?: boolean;
  readonly bg?: 'outlined' | 'inline' | 'playground' | 'gradient' | true;
  readonly iframe?: boolean;
  readonly height?: number | string;
  readonly maxWidth?: number | string;
  readonly defaultCodeOpen?: boolean;
  readonly disableLiveEdit?: boolean;
  readonly hideEditButton?: boolean;
}

/** A live demo of a page. Its HTML, its code's HTML and its preview stand in `PageData.html`. */
export interface DemoBlock {
  readonly kind: 'demo';
  /** File name without extension; unique on its page. */
  readonly name: string;
  /** Region of the drawn demo; `<region>c` is that of its code, `<region>p` that of the preview lines. */
  readonly region: string;
  readonly hasPreview: boolean;
  /** Key of the page's demos in the generated registry. */
  readonly shard: string;
  readonly display: DemoDisplay;
  /** Names of the styles that the page's style sheet holds for it. */
  readonly styleIds: readonly string[];
  /** The file of the source, from the project root. */
  readonly sourceFile: string;
  /** Hashed address of what is fetched when needed: JavaScript variant, raw sources, packages for sandboxes. */
  readonly extrasHref: string;
}

/** What `DemoBlock.extrasHref` holds. */
export interface DemoExtras {
  /** Raw source as written. */
  readonly ts: string;
  /** Raw JavaScript variant. */
  readonly js: string;
  /** Highlighted JavaScript variant. */
  readonly jsHtml: string;
  /** Modules beside the demo that it imports: file name to source. */
  readonly modules: Readonly<Record<string, string>>;
  /** Packages that demo and modules import, with their installed versions. */
  readonly packages: Readonly<Record<string, string>>;
}
