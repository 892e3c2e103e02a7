/** Headers of a group of paths. */
export interface HeaderRule {
  /** `/*`: every path; `/folder/*`: everything below; `/*.md`: every file of that kind. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
