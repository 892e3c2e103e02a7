/** What the head of a document says for other programs, beside what it says of its page. */
export interface SocialFacts {
  readonly siteName: string;
  /** Scheme and host, without final slash. */
  readonly origin: string;
  /** Address of the feed of releases. */
  readonly feed: string;
  /** Colours of the frame that a browser draws around the page. */
  readonly colours: { readonly light: string; readonly dark: string };
  /** Addresses of the pictures for social networks, by `cardKey`. */
  readonly cards: Readonly<Record<string, string>>;
}
