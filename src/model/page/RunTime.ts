import type { Analytics } from '../analytics/services';

/** What the browser has to know of this deployment; it stands in every document, so it is small. */
export interface RunTime {
  /** The only host that registers the service worker, with its port if it has one. */
  readonly host: string;
  /** A third party is configured that may only be asked with the reader's consent. */
  readonly consent?: true;
  /** An ad network is configured that is asked until the reader refuses. */
  readonly adsUnasked?: true;
  /** Some third party is configured, whether a reader is asked about it or not. */
  readonly thirdParty?: true;
  /** Addresses, in English, of the pages that say what is stored and sent, and what can be read offline. */
  readonly privacy?: string;
  readonly offline?: string;
  readonly analytics?: Analytics;
  /** Font style sheets, loaded after the first paint. */
  readonly fontSheets?: readonly string[];
}
