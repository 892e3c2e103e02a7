import type { DemoLicense } from '../demos/demo';
import { isSecureAddress } from '../routes/url';

/** What the family asks of the text of its pages; anything below is a problem of the build. */
interface MinimumText {
  readonly pageWords: number;
  /** Of pages whose front matter names components. */
  readonly componentWords: number;
  readonly componentSections: number;
  /** Complete, type-checked snippets. */
  readonly componentSnippets: number;
}

/** Fonts that pictures are drawn with at build; no reader loads them. */
interface CardFont {
  /** Name that the font gives itself. */
  readonly family: string;
  /** Font files (TTF, OTF); letters that the family lacks are taken from the others. */
  readonly files: readonly string[];
}

/** The family's own facts, from `data/site.ts`. */
export interface SiteConfig {
  /** Stands at the end of every document title. */
  readonly name: string;
  /** Scheme and host of the published site, without trailing slash. */
  readonly origin: string;
  /** The only host that registers the service worker. */
  readonly productionHost: string;
  /** Page that says what is stored and sent; absent where the family has none. */
  readonly privacyPathname?: string;
  /** Page that the service worker answers with where nothing else can be had; absent where the family has none. */
  readonly offlinePathname?: string;
  /** Page that lists every product's pages, for readers without a running search; absent where the family has none. */
  readonly searchPathname?: string;
  readonly repository: string;
  /** Where the pages are edited; a file's path is appended. */
  readonly editBase: string;
  readonly minimumText: MinimumText;
  /** What demos need a key for; absent where the family has no such demos. */
  readonly licenses?: readonly DemoLicense[];
  /** Fonts of the pictures for social networks. */
  readonly cardFont: CardFont;
}

/** One of the family's facts that can't be meant. */
interface SiteFinding {
  readonly setting: keyof SiteConfig;
  readonly message: string;
  readonly hint: string;
}

/** The facts that may come from the environment of a build. */
export type SiteSettings = Pick<
  SiteConfig,
  'origin' | 'productionHost' | 'repository' | 'editBase' | 'licenses'
>;

const isOrigin = (text: string) => isSecureAddress(text) && new URL(text).origin === text;
const isHost = (text: string) =>
  isSecureAddress(`https://${text}`) && new URL(`https://${text}`).host === text;
/** Printable ASCII without spaces. */
const KEY = /^[!-~]+$/;
const isHttps = (text: string) => text.startsWith('https://') && isSecureAddress(text);

/** The settings of a site that can't be meant: everything that addresses are made from. */
export function checkSiteConfig(site: SiteSettings): SiteFinding[] {
  const findings: SiteFinding[] = [];
  const check = (
    setting: Exclude<keyof SiteSettings, 'licenses'>,
    isSound: (text: string) => boolean,
    kind: string,
    hint: string,
  ) => {
    const value: unknown = site[setting];
    if (typeof value === 'string' && isSound(value)) return;
    findings.push({ setting, message: `The ${setting} "${String(value)}" is no ${kind}`, hint });
  };
  check('origin', isOrigin, 'https origin', 'write https://host, without anything behind the host');
  check('productionHost', isHost, 'host', 'write the host alone, as in docs.example.org');
  check('repository', isHttps, 'https address', 'write it whole, with https://');
  check(
    'editBase',
    (text) => isHttps(text) && /[/=]$/.test(text),
    'https address of a folder',
    'write it whole, with https:// and a final slash (or =): paths of files are appended',
  );
  for (const { variable, key } of site.licenses ?? []) {
    if (!key || KEY.test(key)) continue;
    // The key itself is kept out of what is printed.
    const hint = 'write it as its seller has sent it, in one piece, or leave it out';
    findings.push({ setting: 'licenses', message: `The license key in ${variable} is none`, hint });
  }
  return findings;
}
