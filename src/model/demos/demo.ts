import type { CodeVariant } from '../settings/codeSettings';

/** What a demo's page says about how it is shown; a copy of the Markdown options that the browser needs. */
interface DemoDisplay {
  readonly hideToolbar?: boolean;
  readonly bg?: 'outlined' | 'inline' | 'playground' | 'gradient' | true;
  readonly iframe?: boolean;
  readonly height?: number | string;
  readonly maxWidth?: number | string;
  readonly defaultCodeOpen?: boolean;
  readonly disableLiveEdit?: boolean;
  readonly hideEditButton?: boolean;
}

/** A live demo of a page. Its HTML, its code's HTML and its preview stand in `PageData.html`. */
export interface DemoBlock {
  readonly kind: 'demo';
  /** File name without extension; unique on its page. */
  readonly name: string;
  /** Region of the drawn demo; `<region>c` is that of its code, `<region>p` that of the preview lines. */
  readonly region: string;
  readonly hasPreview: boolean;
  /** Key of the page's demos in the generated registry. */
  readonly shard: string;
  readonly display: DemoDisplay;
  /** Its source is JavaScript, whatever language a reader has chosen: nobody has written its types. */
  readonly isJavaScript?: boolean;
  /** Where the source is edited. */
  readonly sourceHref: string;
  /** Hashed address of what is fetched when needed, see `DemoExtras`. */
  readonly extrasHref: string;
  /** Document in which the demo is drawn, for one that has a window of its own. */
  readonly frameHref?: string;
}

/** A text in both languages of demos. */
export type InBoth = Readonly<Record<CodeVariant, string>>;
/** Packages by name, each with one exact version. */
export type PackageVersions = Readonly<Record<string, string>>;

/** What `DemoBlock.extrasHref` holds. */
export interface DemoExtras {
  /** Raw sources. */
  readonly code: InBoth;
  /** Highlighted sources; the document holds the TypeScript one without colors. */
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

/** How one demo is shown, whatever the page around it looks like. */
export interface DemoLook {
  readonly direction: 'ltr' | 'rtl';
  /** Colors of its own; absent where it follows the page. */
  readonly scheme?: 'light' | 'dark' | undefined;
}

/** A license that demos need for some packages. The family names it in `data/site.ts`. */
export interface DemoLicense {
  /** Variable of the build's environment that the key comes from. */
  readonly variable: string;
  /** What that says; undefined or empty: no demo that needs the license is shown. */
  readonly key: string | undefined;
  /** What no demo may import without the key. */
  readonly packages: readonly string[];
  /** Module, from the project root, that gives the packages their key. */
  readonly module: string;
}

/** What the module of a license exports. */
export interface DemoLicenseModule {
  /** Called before the first demo that needs the license is drawn: at build, in pages, and in the frame of the editor. */
  readonly setLicenseKey: (key: string) => void;
}

/**
 * The demo that a fragment, or a path that ends in a demo's name, means; empty where it means none.
 * A prefix of lower-case letters and a hyphen, as older addresses had, is left out.
 * @example demoNameFromHash('#system-BasicButtons.js') // 'BasicButtons'
 */
export function demoNameFromHash(hash: string): string {
  const last = hash.replace(/^#/, '').split('/').at(-1) ?? '';
  return last.replace(/\.[jt]sx?$/, '').replace(/^[a-z]+-(?=[A-Z])/, '');
}
