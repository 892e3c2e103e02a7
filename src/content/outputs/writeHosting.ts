import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { formatHeadersFile, formatRedirectsFile } from '../../model/outputs/hostFiles';
import { formatNginx } from '../../model/outputs/nginx';
import { listHeaderRules } from '../../model/outputs/headerRules';
import type { LanguageRedirect } from '../../model/outputs/Redirect';
import type { Policy } from '../../model/outputs/Policy';
import type { ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';
import { writeText } from '../pageData/writeHashed';

/**
 * Writes what hosts read: headers and redirects for Netlify and Cloudflare Pages, a configuration for nginx.
 * @param folders addresses of the site's first level, with both slashes
 */
export function writeHosting(
  folder: string,
  policy: Policy,
  redirects: readonly ResolvedRedirect[],
  languageRedirects: readonly LanguageRedirect[],
  folders: readonly string[],
): void {
  const rules = listHeaderRules(policy);
  const prefixes = [{ language: DEFAULT_LANGUAGE_CODE, to: DEFAULT_LANGUAGE_CODE }, ...languageRedirects];
  writeText(`${folder}/_headers`, formatHeadersFile(rules, policy));
  writeText(`${folder}/_redirects`, formatRedirectsFile(redirects, prefixes, folders));
  writeText(`${folder}/_hosting/nginx.conf`, formatNginx(rules, redirects, prefixes));
}
