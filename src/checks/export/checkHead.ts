import type { ExportedDocument, ExportSite } from './ExportedDocument';
import type { OutputPage } from '../../model/outputs/OutputPage';
import type { ExportFinding } from './ExportFinding';

const SOCIAL = ['og:title', 'og:description', 'og:url', 'og:image', 'og:site_name', 'twitter:card'];

const REFUSED = {
  base: { message: 'A base element changes the target of every link', hint: 'write root-relative URLs' },
  refresh: { message: 'The page redirects by itself', hint: 'add a redirect to data/redirects.ts' },
  srcdoc: { message: 'A frame contains its document in the srcdoc attribute', hint: 'load a file with src' },
};

function checkJsonLd(texts: readonly string[], canonical: string): ExportFinding[] {
  const hint = 'buildJsonLd in model/outputs builds it';
  const report = (message: string): ExportFinding => ({ code: 'structured-data', message, hint });
  if (texts.length !== 1)
    return [report(`The document has ${texts.length} blocks of structured data, not one`)];
  try {
    const { '@graph': graph } = JSON.parse(texts[0] ?? '') as { '@graph'?: Record<string, unknown>[] };
    const pageThing = graph?.find((thing) => thing['url'] === canonical);
    return pageThing?.['@type'] && (pageThing['headline'] || pageThing['name'])
      ? []
      : [report('The structured data does not describe the page')];
  } catch {
    return [report('The structured data is not JSON')];
  }
}

/** Returns the translations that a list names, in one text. */
function describeAlternates(alternates: OutputPage['alternates']): string {
  return alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join(', ');
}

/** Checks that the head of a document has what search engines, social networks and screen readers need. */
export function checkHead(
  { facts, page, isRedirect, language }: ExportedDocument,
  site: ExportSite,
): ExportFinding[] {
  const findings: ExportFinding[] = [];
  const report = (code: string, message: string, hint: string) => findings.push({ code, message, hint });
  if (!facts.title.trim()) report('no-title', 'The document has no title', 'give the page a title');
  if (facts.titles > 1) report('double-title', `The document has ${facts.titles} titles`, 'keep one');
  if (facts.canonicals > 1)
    report('double-canonical', `The document has ${facts.canonicals} canonical URLs`, 'keep one');
  for (const { what, at } of facts.refused) {
    // The page of a redirect needs a refresh for browsers without scripts.
    if (what === 'refresh' && isRedirect) continue;
    findings.push({ code: `refused-${what}`, ...REFUSED[what], at });
  }
  if (facts.language !== language)
    report(
      'wrong-lang',
      `The document has lang="${facts.language}", but its language is ${language}`,
      `write lang="${language}"`,
    );
  const direction = site.languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  if (facts.direction !== direction)
    report('wrong-dir', `The document has dir="${facts.direction}"`, `write dir="${direction}"`);
  if (isRedirect) return findings;
  if (!facts.description.trim())
    report('no-description', 'The document has no description', 'give the page one');
  if (!page) {
    if (!facts.robots.includes('noindex'))
      report('listed-error', 'Search engines may list an error page', 'add noindex');
    return findings;
  }
  if (facts.canonical !== page.canonical) {
    report('wrong-canonical', `The canonical URL is "${facts.canonical}"`, `it must be ${page.canonical}`);
  } else if (!site.hasFile(facts.canonical.slice(site.origin.length))) {
    report(
      'wrong-canonical',
      `The canonical URL ${facts.canonical} is not a page`,
      'use the URL of an exported page',
    );
  }
  if (describeAlternates(facts.alternates) !== describeAlternates(page.alternates)) {
    report(
      'wrong-alternate',
      `The document names the translations "${describeAlternates(facts.alternates)}"`,
      `they must be "${describeAlternates(page.alternates)}"`,
    );
  }
  if (facts.robots.includes('noindex') !== page.noindex) {
    report(
      'wrong-robots',
      page.noindex ? 'Search engines may list the page' : 'Search engines must not list the page',
      'make noindex in the head match the product',
    );
  }
  const wanted = site.hasCards ? SOCIAL : SOCIAL.filter((name) => name !== 'og:image');
  const missing = wanted.filter((name) => !facts.social[name]);
  if (missing.length > 0)
    report('no-social-tags', `The document lacks ${missing.join(', ')}`, 'DocumentHead writes them');
  findings.push(...checkJsonLd(facts.jsonLd, page.canonical));
  return findings;
}
