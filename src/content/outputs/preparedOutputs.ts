import { listApiRedirects } from '../../model/api/apiNames';
import type { SocialFacts } from '../../model/outputs/socialTags';
import { socialFile, writeText } from '../pageData/generatedFiles';
import { listListedNames } from '../pageData/pageLists';
import type { SiteContent } from '../pageData/SiteContent';
import { writeCards } from './cards';
import type { PageRecorder } from './pageRecorder';
import { FEED_PATH, OUTPUT_FOLDER, REDIRECTS_FILE } from './outputFiles';
import { siteColors } from './pictures';
import { writeDiscovery } from './discoveryFiles';
import { writeFacts } from './factFiles';
import { writeIcons } from './icons';
import { writeNotices } from './notices';
import { translate } from '../../model/languages/translate';
import {
  resolveLanguageRedirects,
  redirectLanguage,
  resolveRedirects,
  type ResolvedRedirect,
} from '../../model/outputs/ResolvedRedirect';
import { languageRedirects, redirects } from '../../site';
import { escapeHtml } from '../../model/page/escapeHtml';
import { CACHE } from '../workspace';

/**
 * Writes the outputs that do not depend on the final bytes of the pages, and the facts of them for page
 * heads.
 */
export async function prepareOutputs(content: SiteContent, recorder: PageRecorder): Promise<void> {
  recorder.save();
  writeDiscovery(content, recorder.pages);
  writeRedirectPages(content, new Set(recorder.pages.map(({ pathname }) => pathname)));
  writeFacts(content);
  writeNotices();
  await writeIcons(content);
  writeSocial(content, await writeCards(content));
}

/** Writes the facts for the social tags of pages. */
export function writeSocial({ site }: SiteContent, cards: SocialFacts['cards']): void {
  const { light, dark } = siteColors();
  const facts: SocialFacts = {
    siteName: site.name,
    origin: site.origin,
    feed: FEED_PATH,
    colors: { light: light.background, dark: dark.background },
    cards,
  };
  writeText(`${CACHE.site}/${socialFile}`, JSON.stringify(facts));
}

/** Draws a redirect page for hosts without redirect rules; without scripts, a refresh redirects. */
function drawRedirect({ from, to }: ResolvedRedirect, content: SiteContent): string {
  const codes = content.languages.map(({ code }) => code);
  const userLanguage = redirectLanguage({ from, to }, codes);
  const direction = content.languages.find(({ code }) => code === userLanguage)?.direction ?? 'ltr';
  const texts = content.translations.get(userLanguage) ?? {};
  const address = to.startsWith('/') ? content.site.origin + to : to;
  const href = escapeHtml(to);
  const title = escapeHtml(translate(texts, 'pageMoved'));
  return (
    `<!DOCTYPE html><html lang="${userLanguage}" dir="${direction}"><head><meta charset="utf-8">` +
    `<title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<link rel="canonical" href="${escapeHtml(address)}">` +
    `<noscript><meta http-equiv="refresh" content="0;url=${href}"></noscript></head>` +
    `<body><main><h1>${title}</h1><p><a href="${href}">${escapeHtml(address)}</a></p></main></body></html>\n`
  );
}

/** Writes the redirect pages, and the list of redirects for later steps. */
function writeRedirectPages(content: SiteContent, pathnames: ReadonlySet<string>): void {
  const codes = content.languages.map(({ code }) => code);
  const apiRedirects = listApiRedirects(listListedNames(content), content.site.apiPathname);
  const resolved = [
    ...resolveRedirects([...redirects, ...apiRedirects], codes, (pathname) => pathnames.has(pathname)),
    ...resolveLanguageRedirects(languageRedirects, [...pathnames], redirects),
  ];
  writeText(REDIRECTS_FILE, JSON.stringify(resolved));
  for (const redirect of resolved) {
    if (redirect.pageStays) continue;
    writeText(`${OUTPUT_FOLDER}${redirect.from}index.html`, drawRedirect(redirect, content));
  }
}
