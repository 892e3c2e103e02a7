/** Options of a live demo, as its line in the page gives them; all have a default and may be absent. */
export interface DemoOptions {
  readonly hideToolbar?: boolean;
  /** What the demo stands on; `outlined` where absent, `true` for a plain background. */
  readonly bg?: 'outlined' | 'inline' | 'playground' | 'gradient' | true;
  /** Whether it runs in a frame of its own. */
  readonly iframe?: boolean;
  /** Pixels, or a CSS length. */
  readonly height?: number | string;
  /** Pixels, or a CSS length. */
  readonly maxWidth?: number | string;
  readonly defaultCodeOpen?: boolean;
  readonly disableAd?: boolean;
  readonly disableLiveEdit?: boolean;
  readonly hideEditButton?: boolean;
}
