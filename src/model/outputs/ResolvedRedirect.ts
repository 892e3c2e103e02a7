/** A redirect in one language, with addresses as browsers ask for them. */
export interface ResolvedRedirect {
  /** Address with final slash, for example `/zh/material-ui/buttons/`. */
  readonly from: string;
  /** Address of the target, fragment included; the page itself where only fragments have moved. */
  readonly to: string;
  readonly fragments: Readonly<Record<string, string>>;
  /** A page still stands at `from`; only fragments of it have moved. */
  readonly pageStays: boolean;
  /** The host may answer by itself; not so where the fragment decides, which a host never sees. */
  readonly byHost: boolean;
}
