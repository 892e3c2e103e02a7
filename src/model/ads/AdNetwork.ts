/** An ad network that is configured and checked; serialisable. */
export interface AdNetwork {
  readonly scriptUrl?: string;
  readonly feedUrl?: string;
  /** Origins that the network's script, feed and ads come from. */
  readonly origins: readonly string[];
  /** Selector list that finds the placement. */
  readonly placementSelector: string;
  readonly backersUrl?: string;
  readonly poweredby: string;
  readonly inDevelopment: boolean;
  readonly consentNeeded: boolean;
  readonly isolated: boolean;
}
