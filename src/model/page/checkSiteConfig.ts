import { isSecureAddress } from '../routes/isSecureAddress';
import type { SiteConfig } from './SiteConfig';

/** One of the family's facts that can't be meant. */
export interface SiteFinding {
  readonly setting: keyof SiteConfig;
  readonly message: string;
  readonly hint: string;
}

/** The facts that may come from the environment of a build. */
export type SiteSettings = Pick<
  SiteConfig,
  'origin' | 'productionHost' | 'repository' | 'editBase' | 'licences'
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
    setting: Exclude<keyof SiteSettings, 'licences'>,
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
  for (const { variable, key } of site.licences ?? []) {
    if (!key || KEY.test(key)) continue;
    // The key itself is kept out of what is printed.
    const hint = 'write it as its seller has sent it, in one piece, or leave it out';
    findings.push({ setting: 'licences', message: `The licence key in ${variable} is none`, hint });
  }
  return findings;
}
