import type { CodeVariant } from '../settings/codeVariant';

/** A text in both languages of demos. */
export type InBoth = Readonly<Record<CodeVariant, string>>;
/** Packages by name, each with one exact version. */
export type PackageVersions = Readonly<Record<string, string>>;

/** What `DemoBlock.extrasHref` holds. */
export interface DemoExtras {
  /** Raw sources. */
  readonly code: InBoth;
  /** Highlighted sources; the document holds the TypeScript one without colours. */
  readonly codeHtml: InBoth;
  /** Modules beside the demo that it imports: path relative to it, as of the TypeScript source, to source. */
  readonly modules: Readonly<Record<string, InBoth>>;
  /** Packages that demo and modules import, and what these need beside them. */
  readonly packages: PackageVersions;
  /** Hashed address of the product's kit, see `DemoKit`. */
  readonly kitHref: string;
}

/** What the demos of a product share once they leave the page: for sandbox projects and for live editing. */
export interface DemoKit {
  readonly productName: string;
  /** Source of the module that exports `Provider`, which wraps the demo in a sandbox project. */
  readonly provider: InBoth;
  /** Packages of every sandbox project of the product: React and what the provider imports. */
  readonly packages: PackageVersions;
  /** What else edited code may import: packages of the family by name, each with what it needs beside it. */
  readonly family: Readonly<Record<string, PackageVersions>>;
  /** Address of the document in which edited code of the product's demos runs. */
  readonly liveHref: string;
}
