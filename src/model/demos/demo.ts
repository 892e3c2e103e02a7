import type { ThemeChoices } from '../demoTheme/ThemeChoices';
import type { Choices, Control } from '../playground/controls';
import type { CodeSize } from './codeBox';
import type { DemoColorMode } from './demoColorMode';
import type { CodeTemplate, IconImports } from '../playground/printCode';
import type { CodeVariant } from '../settings/codeSettings';

/** Display options of a demo: a copy of the Markdown options that the browser needs. */
interface DemoDisplay {
  readonly hideToolbar?: boolean;
  readonly bg?: 'outlined' | 'inline' | 'playground' | 'gradient' | true;
  readonly iframe?: boolean;
  readonly height?: number | string;
  readonly maxWidth?: number | string;
  readonly defaultCodeOpen?: boolean;
  readonly disableLiveEdit?: boolean;
  readonly hideEditButton?: boolean;
  readonly themeSwitch?: boolean;
}

/** The widest window of a phone, in px. */
export const PHONE_UP_TO_PX = 449.95;

/** The same picture in both color schemes. */
interface SchemePictures {
  readonly light: string;
  readonly dark: string;
}

/**
 * Pictures of a demo that renders in the browser only: addresses, and the size of the wide one in px. A picture
 * has two pixels for each px.
 */
export interface DemoPictures {
  readonly wide: SchemePictures;
  /** The demo in a window of a phone. */
  readonly phone: SchemePictures;
  readonly width: number;
  readonly height: number;
}

/**
 * What a demo has in its grid when it has rendered in a wide window, for readers who cannot see its picture. Sizes
 * are in px.
 */
export interface DemoRows {
  /** Accessible name of the grid, if it has one. */
  readonly label?: string | undefined;
  /** From the upper edge of the demo to the first row. */
  readonly top: number;
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  /** The texts of all cells; the first row has the headers. */
  readonly rows: readonly (readonly string[])[];
}

/** A live demo of a page. The HTML of the demo, its code and its preview is in `PageData.html`. */
export interface DemoBlock {
  readonly kind: 'demo';
  /** File name without extension; unique on its page. */
  readonly name: string;
  /**
   * Region of the rendered demo; `<region>c` is the region of its code, `<region>p` that of the preview
   * lines.
   */
  readonly region: string;
  readonly hasPreview?: true;
  /** Class of the block with its code. */
  readonly codeSize?: CodeSize;
  /** Set for the first demo of a page with two languages of code: its bar has the choice, later ones have it in the menu. */
  readonly isFirst?: true;
  /** Set if the demo renders nothing at build time that a reader sees, or leaves a large gap. */
  readonly blank?: 'all' | 'part' | undefined;
  /** Shown until the demo has rendered, if it is blank in part or all. */
  readonly pictures?: DemoPictures;
  /** Set if the rows of the demo's grid stand in its place, too; their region is `<region>r`. */
  readonly hasRows?: true;
  /** Key of the page's demos in the generated registry. */
  readonly registryKey: string;
  readonly display: DemoDisplay;
  /**
   * Set if the source is JavaScript and has no TypeScript version; it is shown whatever language the reader
   * has chosen.
   */
  readonly isJavaScript?: boolean;
  /** Set if readers can choose a theme for the demo; the region of its code is `<region>t`. */
  readonly isThemed?: true | undefined;
  /** Component whose playground the demo is; the region of its controls is `<region>f`. */
  readonly playground?: string;
  /** Set for a playground whose component is open at first, inside the stage. */
  readonly opensInside?: true;
  /** Set for a playground whose code is long: it shows what it renders at first. */
  readonly isLong?: boolean;
  /**
   * Set for the playground of an API page: collapsed, and rendered by the live document once it is open.
   */
  readonly isTryIt?: boolean;
  /** Fragment of the part that the playground is about, if the page has one for each part of a namespace. */
  readonly anchor?: string | undefined;
  /** Address for editing the source, if there is a file. */
  readonly sourceHref?: string;
  /** Paths of the files beside the demo that it imports, from its folder; absent if there are none. Region `<region>n` links them. */
  readonly files?: readonly string[];
  /** Hashed address of the data that is fetched when needed, see `DemoExtras`. */
  readonly extrasHref: string;
  /** Address of the document that renders the demo, if it needs a window of its own. */
  readonly documentHref?: string;
}

/** A text in both languages of demos, TypeScript and JavaScript. */
export type ByCodeVariant = Readonly<Record<CodeVariant, string>>;
/** Exact versions of packages, by package name. */
export type PackageVersions = Readonly<Record<string, string>>;

/** What a playground needs once a reader touches it. */
export interface PlaygroundExtras {
  readonly controls: readonly Control[];
  /** Number of the controls that stand first. */
  readonly first: number;
  /** The choices that it begins with, as in the document. */
  readonly initial: Choices;
  /** Props that mount the component again, see `PlaygroundSettings`. */
  readonly restart: readonly string[];
  readonly icons: IconImports;
  readonly templates: Readonly<Record<CodeVariant, CodeTemplate>>;
  /** The same as the HTML of colored code. */
  readonly colored: Readonly<Record<CodeVariant, CodeTemplate>>;
}

/** A style sheet of a demo, as a live document has it. */
export interface LiveSheet {
  /** Its rules, with those of the sheets that it imports. */
  readonly css: string;
  /** What a module gets that imports it: class names by their names in the sheet. */
  readonly names: Readonly<Record<string, string>>;
  /** Addresses of the pictures and fonts that it names, by path relative to the demo; absent if there are none. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A file beside a demo, as the page shows it. */
export interface ShownFile {
  /** Highlighted texts. */
  readonly html: ByCodeVariant;
  /** Class of the block with its code. */
  readonly size: CodeSize;
}

/** Content of `DemoBlock.extrasHref`. */
export interface DemoExtras {
  /** Raw sources. */
  readonly code: ByCodeVariant;
  /** Highlighted sources; the document contains the TypeScript one without colors. */
  readonly codeHtml: ByCodeVariant;
  /**
   * Sources of local modules that the demo imports, by path relative to the demo, as in the TypeScript
   * source.
   */
  readonly modules: Readonly<Record<string, ByCodeVariant>>;
  /** How the page shows them, by the same paths. */
  readonly files?: Readonly<Record<string, ShownFile>>;
  /** The style sheets among them, by the same paths; absent if there are none. */
  readonly sheets?: Readonly<Record<string, LiveSheet>>;
  /** Packages that the demo and its modules import, with their peer packages. */
  readonly packages: PackageVersions;
  readonly playground?: PlaygroundExtras;
  /** Hashed address of the product's kit, see `DemoKit`. */
  readonly kitHref: string;
}

/** The modules of a package for a live document, as CommonJS modules. */
export interface LiveParts {
  /** Name of the part that exports `modules`, everything of the package that code may import, by specifier. */
  readonly table: string;
  /** Addresses by name of that part and of all that it needs and the iframe's document does not have. */
  readonly hrefs: Readonly<Record<string, string>>;
  /** Addresses of the style sheets that the package imports; absent if there are none. */
  readonly sheets?: readonly string[];
}

/** Data that the demos of a product share for sandbox projects and for live editing. */
export interface DemoKit {
  readonly productId: string;
  readonly productName: string;
  /** Source of the module that exports `Provider`, which wraps the demo in a sandbox project. */
  readonly provider: ByCodeVariant;
  /** Files beside the provider that it or a sandbox project imports, by path from its folder; absent if there are none. */
  readonly providerFiles?: Readonly<Record<string, ByCodeVariant>>;
  /**
   * Style sheets that every sandbox project of the product imports: those of packages as specifiers, others as paths from
   * the provider's folder that begin with a dot. Absent if there are none.
   */
  readonly styles?: readonly string[];
  /** How the library gets its color mode, which is that of the device in sandboxes; absent if it has none. */
  readonly colorMode?: DemoColorMode;
  /** Packages of every sandbox project of the product: React, and what the provider and style sheets need. */
  readonly packages: PackageVersions;
  /**
   * Other packages that edited code may import: packages of the product family by name, each with the
   * packages that it needs.
   */
  readonly family: Readonly<Record<string, PackageVersions>>;
  /** Address of the document that runs edited code of the product's demos. */
  readonly liveHref: string;
  /** What that document needs before it runs code that imports a package, by name of the package. */
  readonly liveParts: Readonly<Record<string, LiveParts>>;
}

/** Appearance of one demo, independent of the page around it. */
export interface DemoLook {
  readonly direction: 'ltr' | 'rtl';
  /** Own color scheme; absent if the demo follows the page. */
  readonly scheme?: 'light' | 'dark' | undefined;
  /** The reader's theme for demos; absent if it is the library's own. */
  readonly theme?: ThemeChoices | undefined;
}

/** A license that demos need for some packages. The family lists it in `data/site.ts`. */
export interface DemoLicense {
  /** Environment variable of the build that contains the key. */
  readonly variable: string;
  /** Value of the variable. If it is undefined or empty, demos that need the license are not shown. */
  readonly key: string | undefined;
  /** Packages that no demo may import without the key. */
  readonly packages: readonly string[];
  /** Path, from the project root, of the module that passes the key to the packages. */
  readonly module: string;
}

/** The exports of a license module. */
export interface DemoLicenseModule {
  /**
   * Called before the first demo that needs the license is rendered: in the build, in pages, and in the iframe
   * of the editor.
   */
  readonly setLicenseKey: (key: string) => void;
}

/**
 * Returns the demo name in a fragment, or in a path that ends with a demo's name; empty if there is none. A
 * prefix of lowercase letters and a hyphen, as in older addresses, is removed.
 * @example demoNameFromHash('#system-BasicButtons.js') // 'BasicButtons'
 */
export function demoNameFromHash(hash: string): string {
  const last = hash.replace(/^#/, '').split('/').at(-1) ?? '';
  return last.replace(/\.[jt]sx?$/, '').replace(/^[a-z]+-(?=[A-Z])/, '');
}

/** Returns the key of the demos of a page in the generated registry. */
export function registryKeyOf(pathname: string): string {
  return pathname.slice(1);
}

/** Returns the key of the playground of a page in the generated registry: it is loaded by itself. */
export function playgroundKeyOf(pathname: string): string {
  return `${registryKeyOf(pathname)}.playground`;
}

/**
 * Returns the name of the function that renders the playground of a component, which is also the name of the demo.
 * @example playgroundName('Menu.Item') // 'MenuItemPlayground'
 */
export function playgroundName(component: string): string {
  return `${component.replaceAll('.', '')}Playground`;
}

/** Names that mean something elsewhere: marks of campaigns, and the theme of the demos. */
const OF_OTHERS = /^(?:utm_.*|[a-z]+clid|ref|theme)$/;

/** Returns whether a name in the query of an address may be a prop. */
export function mayBeProp(name: string): boolean {
  return !OF_OTHERS.test(name);
}

/** Returns whether a query, as names and values, has a name that may be a prop. */
export function mayHaveProps(query: Iterable<readonly [name: string, text: string]>): boolean {
  return [...query].some(([name]) => mayBeProp(name));
}
