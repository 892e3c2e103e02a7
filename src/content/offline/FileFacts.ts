/** A file of the export. */
export interface FileFacts {
  /** Address in the site: `/x/` for `x/index.html`. */
  readonly url: string;
  /** Path below the export's folder. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}
