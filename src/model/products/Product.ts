/** A release line older than the documented one; its documentation lives on another host. */
export interface OlderVersion {
  /** Shown in the version menu, for example `v6`. */
  readonly text: string;
  /** Landing page of that version, `https://…/`. */
  readonly landing: string;
  /** Origin of that version's site, without trailing slash. */
  readonly origin: string;
  /**
   * Equivalence map: canonical pathname here → pathname there.
   * A pathname that is absent has no equal there, and the link leads to `landing`.
   */
  readonly pathnames: Readonly<Record<string, string>>;
}

/** One library of the family. */
export interface Product {
  readonly id: string;
  /** Display name, for example `Material UI`. */
  readonly name: string;
  /** One line: what it is for. */
  readonly description: string;
  /** Path prefix with both slashes, for example `/material-ui/`. `/` marks the product of all other paths. */
  readonly prefix: string;
  /** Documented npm packages; their installed version must equal `version`. */
  readonly packages: readonly string[];
  /** Documented version, for example `7.0.2`. */
  readonly version: string;
  readonly olderVersions: readonly OlderVersion[];
  /** Pages that search engines must not list, and that the sitemap leaves out. */
  readonly noindex?: boolean;
}

/** Version entry (specification, section 3). */
export interface VersionEntry {
  readonly text: string;
  readonly href: string;
  readonly current?: boolean;
}
