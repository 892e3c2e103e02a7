import type { ExportedDocument, ExportSite } from './ExportedDocument';
import type { ExportFinding } from './ExportFinding';

const SOCIAL = ['og:title', 'og:description', 'og:url', 'og:image', 'og:site_name', 'twitter:card'];

const REFUSED = {
  base: { message: 'A base element changes where every link leads', hint: 'write addresses from the root' },
  refresh: { message: 'The page leads on by itself', hint: 'add a redirect to data/redirects.ts' },
  srcdoc: { message: 'A frame holds its document in an attribute', hint: 'let it name a file' },
};

function checkJsonLd(texts: readonly string[], canonical: string): ExportFinding[] {
  const hint = 'it is built in model/outputs/buildJsonLd';
  const tell = (message: string): ExportFinding => ({ code: 'structured-data', message, hint });
  if (texts.length !== 1) return [tell(`The document has ${texts.length} pieces of structured data`)];
  try {
    const { '@graph': graph } = JSON.parse(texts[0] ?? '') as { '@graph'?: Record<string, unknown>[] };
    const own = graph?.find((thing) => thing['url'] === canonical);
    return own?.['@type'] && (own['headline'] || own['name'])
      ? []
      : [tell('The structured data is not that of the page')];
  } catch {
    return [tell('The structured data is no JSON')];
  }
}

/** The head of every document says what search engines, social networks and screen readers need. */
export function checkHead(
  { facts, page, isRedirect, language }: ExportedDocument,
  site: ExportSite,
): ExportFinding[] {
  const findings: ExportFinding[] = [];
  const tell = (code: string, message: string, hint: string) => findings.push({ code, message, hint });
  if (!facts.title.trim()) tell('no-title', 'The document has no title', 'give the page a title');
  if (facts.titles > 1) tell('double-title', `The document has ${facts.titles} titles`, 'keep one');
  if (facts.canonicals > 1)
    tell('double-canonical', `The document has ${facts.canonicals} canonical addresses`, 'keep one');
  for (const { what, at } of facts.refused) {
    // The page of a redirect leads on by itself where scripts do not run.
    if (what === 'refresh' && isRedirect) continue;
    findings.push({ code: `refused-${what}`, ...REFUSED[what], at });
  }
  if (facts.language !== language)
    tell(
      'wrong-lang',
      `The document says lang="${facts.language}", and is one in ${language}`,
      `write lang="${language}"`,
    );
  const direction = site.languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  if (facts.direction !== direction)
    tell('wrong-dir', `The document says dir="${facts.direction}"`, `write dir="${direction}"`);
  if (isRedirect) return findings;
  if (!facts.description.trim())
    tell('no-description', 'The document has no description', 'give the page one');
  if (!page) {
    if (!facts.robots.includes('noindex'))
      tell('listed-error', 'An error page may be listed', 'write noindex');
    return findings;
  }
  if (facts.canonical !== page.canonical) {
    tell('wrong-canonical', `The canonical address is "${facts.canonical}"`, `it is to be ${page.canonical}`);
  } else if (!site.hasFile(facts.canonical.slice(site.origin.length))) {
    tell(
      'wrong-canonical',
      `The canonical address ${facts.canonical} is no page`,
      'lead to one that goes out',
    );
  }
  if (facts.robots.includes('noindex') !== page.noindex) {
    tell(
      'wrong-robots',
      page.noindex ? 'The page may be listed' : 'The page may not be listed',
      'make head and product agree',
    );
  }
  const missing = SOCIAL.filter((name) => !facts.social[name]);
  if (missing.length > 0)
    tell('no-social-tags', `The document lacks ${missing.join(', ')}`, 'they come from DocumentHead');
  findings.push(...checkJsonLd(facts.jsonLd, page.canonical));
  return findings;
}
