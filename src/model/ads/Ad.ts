import type { AdLabel } from './AdLabel';

/** An ad as it is drawn (specification, section 3). Texts are plain text, addresses have been checked. */
export interface Ad {
  readonly link: string;
  /** Address of its picture; absent where it has none that may be loaded. */
  readonly img?: string;
  readonly name: string;
  readonly description: string;
  /** Who stands in the line "ad by". */
  readonly poweredby: string;
  readonly label: AdLabel;
}

/** An ad of the JSON feed, with the addresses that count its display. */
export interface FeedAd {
  readonly ad: Ad;
  readonly pixels: readonly string[];
}
