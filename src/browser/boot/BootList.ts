/** What a document says of the runtime that it does not start yet. */
export interface BootList {
  /** Global queue of the bundler's runtime, and what to put into it. */
  readonly queue?: string;
  readonly entries?: readonly { readonly otherChunks?: readonly string[] }[];
  /** Addresses of the scripts that no entry names. */
  readonly scripts: readonly string[];
  /** Nothing starts without the first of these, this many. */
  readonly needed: number;
  /** The second part of the frame's own program. */
  readonly frame?: string;
  /** Address of what the data for hydration lacks. */
  readonly shared?: string;
}
