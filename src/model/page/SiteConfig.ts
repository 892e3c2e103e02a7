import type { DemoLicense } from '../demos/demo';
import { isSecureAddress } from '../routes/url';

/** Fonts for drawing images at build time; readers never load them. */
interface CardFont {
  /** Family name inside the font file. */
  readonly family: string;
  /** Font files (TTF, OTF). Glyphs that the family lacks are taken from the others. */
  readonly files: readonly string[];
}

/**
 * A font that draws icons from their names, from a package. This site serves it with the pages whose demos use
 * it.
 */
export interface IconFont {
  readonly packageName: string;
  /** Style sheet in the package, with one font face. */
  readonly sheet: string;
  /** The class of elements that the style sheet gives the font. */
  readonly className: string;
}

/** A font that themes of demos name, in an installed package. */
export interface TextFont {
  readonly packageName: string;
  /** The name of the font in style sheets. */
  readonly family: string;
  /** Style sheets in the package, with one font face each; pages load the first that they show early. */
  readonly sheets: readonly string[];
  /** The characters that its files have, as a `unicode-range`. */
  readonly characters: string;
}

/** A link to another host that `npm run check -- --external` does not try. */
export interface LinkException {
  /** The address, or the beginning of addresses, with `*` at its end. */
  readonly address: string;
  /** Why it is not tried. */
  readonly reason: string;
}

/** Formats of compressed copies, by the endings of their names. */
export const COMPRESSIONS = ['gz', 'br'] as const;
export type Compression = (typeof COMPRESSIONS)[number];

/** Site settings of the product family, from `data/site.ts`. */
export interface SiteConfig {
  /** Last part of every document title. */
  readonly name: string;
  /** Scheme and host of the published site, without trailing slash. */
  readonly origin: string;
  /** The only host that registers the service worker. */
  readonly productionHost: string;
  /** Page that explains what is stored and sent; absent if the family has none. */
  readonly privacyPathname?: string;
  /** Page that the service worker returns if nothing else is available; absent if the family has none. */
  readonly offlinePathname?: string;
  /**
   * Page that lists the pages of every product, for readers whose search cannot run; absent if the family has
   * none.
   */
  readonly searchPathname?: string;
  /**
   * Page that lists the names of the API reference (`{{"component": "api/ApiNames"}}`), to which `/api/` leads;
   * absent if the family has none.
   */
  readonly apiPathname?: string;
  readonly repository: string;
  /** Base address for editing pages; the path of a file is appended. */
  readonly editBase: string;
  /** Licenses that demos need; absent if the family has no such demos. */
  readonly licenses?: readonly DemoLicense[];
  /** Origins, `https://…`, from which demos may show pictures. A reader's browser asks them without consent. */
  readonly imageOrigins?: readonly string[];
  /**
   * Whether browsers refuse HTML that scripts write as text (Trusted Types). Set it if no demo writes any, with
   * `dangerouslySetInnerHTML` or `innerHTML`; absent means no.
   */
  readonly trustedTypes?: boolean;
  /**
   * Compressed copies that the build writes beside files, for hosts that send them from disk: `gz` (gzip), `br`
   * (Brotli). Only `gz` if absent; `[]` for none.
   */
  readonly compression?: readonly Compression[];
  /** Links to other hosts that `npm run check -- --external` does not try. */
  readonly linkExceptions?: readonly LinkException[];
  /** Fonts of the images for social networks; absent if there are none. */
  readonly cardFont?: CardFont;
  /** Absent if no demo needs one. */
  readonly iconFont?: IconFont;
  /**
   * Packages that run only in builds or on a command line, although packages that readers get depend on them; the list of
   * licenses leaves them out.
   */
  readonly buildPackages?: readonly string[];
  /** Fonts that themes of demos name; others are those of the reader's machine. */
  readonly textFonts?: readonly TextFont[];
}

/** An invalid setting. */
interface SiteFinding {
  readonly setting: keyof SiteConfig;
  readonly message: string;
  readonly hint: string;
}

/** The settings that may come from environment variables of the build. */
export type SiteSettings = Pick<
  SiteConfig,
  'origin' | 'productionHost' | 'repository' | 'editBase' | 'licenses' | 'imageOrigins' | 'compression'
>;

const isOrigin = (text: string) => isSecureAddress(text) && new URL(text).origin === text;
const isHost = (text: string) =>
  isSecureAddress(`https://${text}`) && new URL(`https://${text}`).host === text;
/** Printable ASCII without spaces. */
const KEY = /^[!-~]+$/;
const isHttps = (text: string) => text.startsWith('https://') && isSecureAddress(text);

/** Checks the settings that addresses are made from, and returns the invalid ones. */
export function checkSiteConfig(site: SiteSettings): SiteFinding[] {
  const findings: SiteFinding[] = [];
  const check = (
    setting: Exclude<keyof SiteSettings, 'licenses' | 'imageOrigins' | 'compression'>,
    isSound: (text: string) => boolean,
    kind: string,
    hint: string,
  ) => {
    const value: unknown = site[setting];
    if (typeof value === 'string' && isSound(value)) return;
    findings.push({ setting, message: `The ${setting} "${String(value)}" is not ${kind}`, hint });
  };
  check('origin', isOrigin, 'an https origin', 'write https://host, without anything after the host');
  check('productionHost', isHost, 'a host', 'write only the host, for example docs.example.org');
  check('repository', isHttps, 'an https address', 'write the full address, with https://');
  check(
    'editBase',
    (text) => isHttps(text) && /[/=]$/.test(text),
    'the https address of a folder',
    'write the full address, with https:// and a final slash (or =): file paths are appended',
  );
  for (const origin of site.imageOrigins ?? []) {
    if (isOrigin(origin)) continue;
    const hint = 'write https://host, without anything after the host';
    findings.push({ setting: 'imageOrigins', message: `"${origin}" is not an https origin`, hint });
  }
  const { compression = [] } = site;
  const isList = Array.isArray(compression);
  for (const kind of isList ? compression : [compression]) {
    if (isList && COMPRESSIONS.some((known) => known === kind)) continue;
    const message = `"${String(kind)}" is not a list of formats of compressed copies`;
    findings.push({ setting: 'compression', message, hint: "write ['gz'], ['gz', 'br'] or []" });
  }
  for (const { variable, key } of site.licenses ?? []) {
    if (!key || KEY.test(key)) continue;
    // Never print the key itself.
    const hint = 'write the key exactly as the vendor sent it, without spaces or line breaks, or omit it';
    findings.push({ setting: 'licenses', message: `The license key in ${variable} is invalid`, hint });
  }
  return findings;
}
