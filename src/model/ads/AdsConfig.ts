/** An ad of the family for one of its own pages, from `data/ads.ts`. */
export interface InHouseAd {
  /** Canonical pathname of the page that it leads to. */
  readonly pathname: string;
  /** File of its picture, an SVG with a title, from the project root. */
  readonly image: string;
  /** Texts by language, English always; at most 90 characters each. */
  readonly texts: {
    readonly en: InHouseAdText;
    readonly [language: string]: InHouseAdText;
  };
}

export interface InHouseAdText {
  readonly name: string;
  readonly description: string;
}

/** The ad network as the environment names it: text, or unset. */
export interface AdNetworkSettings {
  /** Address of the script that fills placements. */
  readonly scriptUrl?: string;
  /** Address of the JSON feed. */
  readonly feedUrl?: string;
  /** More origins that the network's ads load from, separated by spaces, for the security policy. */
  readonly hosts?: string;
  /** CSS selectors, separated by commas, that find what the script puts into the page. */
  readonly placementSelectors?: string;
  /** The page that the network's placeholder leads to. */
  readonly backersUrl?: string;
  /** Who stands in the line "ad by". */
  readonly poweredby?: string;
  /** `1`: the script runs in a sandboxed frame without access to the page. */
  readonly isolated?: string;
  /** `1`: the network is asked in development, too. */
  readonly inDevelopment?: string;
  /** `unneeded`: the network may be asked before a reader agreed. */
  readonly consent?: string;
}

/** What a family says about advertising. */
export interface AdsConfig {
  /** Who stands in the line "ad by" of in-house ads. */
  readonly poweredby: string;
  readonly network: AdNetworkSettings;
  readonly inHouse: readonly InHouseAd[];
}
