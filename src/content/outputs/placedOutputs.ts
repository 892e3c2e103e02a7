import { existsSync, linkSync, renameSync, rmSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { writeText } from '../pageData/generatedFiles';
import { removeClient, removeInlined } from './exportedFiles';
import { copyFile, readOutputPages, readResolvedRedirects, OUTPUT_FOLDER } from './outputFiles';
import { sitePolicy, type SitePolicy } from './sitePolicy';
import { languageCodes, languageRedirects, redirectPatterns, site } from '../../site';
import { formatHeadersFile, formatRedirectsFile } from '../../model/outputs/hostFiles';
import { formatNginx } from '../../model/outputs/nginx';
import { routeToMarkdownPath } from '../../model/outputs/OutputPage';
import { listHeaderRules } from '../../model/outputs/headerRules';
import type { LanguageRedirect } from '../../model/outputs/Redirect';
import type { Policy } from '../../model/outputs/Policy';
import { resolvePatterns } from '../../model/outputs/RedirectPattern';
import type { ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';

/**
 * Completes an export, except for its documents: error pages, prepared outputs, and host configuration. Returns the policy for sealing the documents.
 */
export function writeOutputs(folder: string): SitePolicy {
  placeErrorPages(folder);
  placeOutputs(folder);
  placeCopies(folder);
  removeClient(folder, 'index.html');
  removeInlined(folder);
  const policy = sitePolicy();
  const firstLevel = new Set(
    readOutputPages().flatMap(({ route, userLanguage }) =>
      userLanguage === defaultLanguage() && route !== '/' ? [`/${route.split('/')[1]}/`] : [],
    ),
  );
  writeHosting(folder, policy.policy, readResolvedRedirects(), languageRedirects, [...firstLevel]);
  return policy;
}

/**
 * Moves `404.html` and `500.html` to the top level, as static hosts expect; Next writes them into subfolders.
 */
function placeErrorPages(folder: string): void {
  for (const name of ['404', '500']) {
    const page = `${folder}/${name}/index.html`;
    if (existsSync(page)) renameSync(page, `${folder}/${name}.html`);
    rmSync(`${folder}/${name}`, { recursive: true, force: true });
  }
}

/** Moves prepared outputs into an export, file by file, because both can contain the same folders. */
function placeOutputs(folder: string, below = ''): void {
  const source = `${OUTPUT_FOLDER}${below}`;
  if (!existsSync(source)) return;
  mkdirSync(`${folder}${below}`, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const path = `${below}/${entry.name}`;
    if (entry.isDirectory()) placeOutputs(folder, path);
    else renameSync(`${OUTPUT_FOLDER}${path}`, `${folder}${path}`);
  }
}

/**
 * Links the Markdown copies into an export, next to the folders of their pages. A page without translation has
 * the copy of the page whose text it shows.
 */
function placeCopies(folder: string): void {
  for (const { route, pathname, canonicalLanguage } of readOutputPages()) {
    const file = `${folder}${routeToMarkdownPath(route)}`;
    mkdirSync(dirname(file), { recursive: true });
    linkSync(copyFile(pathname, canonicalLanguage), file);
  }
}

/**
 * Writes the host configuration: headers and redirects for Netlify and Cloudflare Pages, and a file for
 * nginx.
 * @param folders first-level addresses of the site, with both slashes
 */
function writeHosting(
  folder: string,
  policy: Policy,
  redirects: readonly ResolvedRedirect[],
  languageRedirects: readonly LanguageRedirect[],
  folders: readonly string[],
): void {
  const rules = listHeaderRules(policy, site.imageOrigins);
  const prefixes = [{ language: defaultLanguage(), to: defaultLanguage() }, ...languageRedirects];
  const patterns = resolvePatterns(redirectPatterns, languageCodes, languageRedirects);
  const hasBrotli = site.compression?.includes('br');
  writeText(`${folder}/_headers`, formatHeadersFile(rules, policy));
  writeText(`${folder}/_redirects`, formatRedirectsFile(redirects, prefixes, folders, patterns));
  writeText(`${folder}/_hosting/nginx.conf`, formatNginx(rules, redirects, prefixes, patterns, hasBrotli));
}
