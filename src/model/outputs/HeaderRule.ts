/** Headers of a group of paths. */
export interface HeaderRule {
  /** A path, or a path that ends in `*`: everything below; `/*.md`: every file of that kind. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
