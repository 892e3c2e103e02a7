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
  /** Its source is JavaScript, whatever language a reader has chosen: nobody has written its types. */
  readonly isJavaScript?: boolean;
  /** Where the source is edited. */
  readonly sourceHref: string;
  /** Hashed address of what is fetched when needed, see `DemoExtras`. */
  readonly extrasHref: string;
  /** Document in which the demo is drawn, for one that has a window of its own. */
  readonly frameHref?: string;
}
