import { translate } from '../../model/languages/translate';
import {
  resolveLanguageRedirects,
  redirectLanguage,
  resolveRedirects,
  type ResolvedRedirect,
} from '../../model/outputs/ResolvedRedirect';
import { languageRedirects, redirects } from '../../site';
import { escapeHtml } from '../../model/page/escapeHtml';
import type { SiteContent } from '../pageData/SiteContent';
import { writeText } from '../pageData/writeHashed';
import { OUTPUT_FOLDER, REDIRECTS_FILE } from './outputFiles';

/** A page that only leads on, for hosts that read no rules: by script with its fragment, else by the browser. */
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

/** Writes the pages of everything that has moved, and the list of redirects for the steps that follow. */
export function writeRedirectPages(content: SiteContent, pathnames: ReadonlySet<string>): void {
  const codes = content.languages.map(({ code }) => code);
  const resolved = [
    ...resolveRedirects(redirects, codes, (pathname) => pathnames.has(pathname)),
    ...resolveLanguageRedirects(languageRedirects, [...pathnames], redirects),
  ];
  writeText(REDIRECTS_FILE, JSON.stringify(resolved));
  for (const redirect of resolved) {
    if (redirect.pageStays) continue;
    writeText(`${OUTPUT_FOLDER}${redirect.from}index.html`, drawRedirect(redirect, content));
  }
}
