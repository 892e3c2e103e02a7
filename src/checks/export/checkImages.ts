import { resolveHref } from '../../model/outputs/html/addresses';
import type { ExportedDocument, ExportSite } from './ExportedDocument';
import type { ExportFinding } from './ExportFinding';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { isAsset } from '../../model/languages/languagePath';

/** Every picture is there, has a size, so that nothing moves when it comes, and says what it shows. */
export function checkImages(
  { facts: { images }, route }: ExportedDocument,
  site: ExportSite,
): ExportFinding[] {
  return images.flatMap(({ src, hasSize, hasAlt, at }) => {
    const place = { at, written: src };
    const findings: ExportFinding[] = [];
    const path = resolveHref(src, site.origin, route);
    if (/^\/(?!\/)/.test(path) && !site.hasFile(path.replace(/[?#].*$/s, ''))) {
      const hint = 'put the file into public/, or mend the address';
      findings.push({ code: 'missing-image', message: `There is no picture ${src}`, hint, ...place });
    }
    if (!hasSize) {
      const hint = 'write width and height in pixels';
      findings.push({ code: 'image-size', message: `The picture ${src} has no size`, hint, ...place });
    }
    if (!hasAlt) {
      const hint = 'say in alt what it shows; write alt="" for decoration';
      findings.push({ code: 'image-alt', message: `The picture ${src} has no alt`, hint, ...place });
    }
    return findings;
  });
}

/** Every style sheet, script, icon and picture that a document names goes out with it. */
export function checkFiles({ facts, route }: ExportedDocument, site: ExportSite): ExportFinding[] {
  const card = facts.social['og:image'] ?? '';
  const named = [
    ...facts.files,
    ...(card
      ? [{ address: card.startsWith(site.origin) ? card.slice(site.origin.length) : card, at: undefined }]
      : []),
  ];
  return named.flatMap(({ address, at }) => {
    const path = resolveHref(address, site.origin, route);
    if (!/^\/(?!\/)/.test(path) || site.hasFile(path.replace(/[?#].*$/s, ''))) return [];
    const message = `The document names ${address}, and no such file goes out`;
    return [{ code: 'missing-file', message, hint: 'write the file, or do not name it', at }];
  });
}

/** Language of a path of this site by its prefix. */
function languageOf(path: string, codes: readonly string[]): string {
  const first = path.split(/[/?#]/)[1] ?? '';
  return codes.includes(first) ? first : DEFAULT_LANGUAGE_CODE;
}

/** Every link has the one form that addresses of this site have, says where it leads, and stays in the reader's language. */
export function checkLinkForm(
  { facts, route, language: own }: ExportedDocument,
  site: ExportSite,
): ExportFinding[] {
  const findings: ExportFinding[] = [];
  const codes = site.languages.map(({ code }) => code);
  for (const { href, hreflang, opensUnsafely, isNameless, at } of facts.links) {
    const place = { at, written: href };
    const tell = (code: string, message: string, hint: string) =>
      findings.push({ code, message, hint, ...place });
    if (isNameless) tell('nameless-link', `The link ${href} has no text`, 'write one, or an aria-label');
    if (opensUnsafely)
      tell('unsafe-window', `The link ${href} hands its window over`, 'write rel="noopener"');
    if (/^\s*http:/i.test(href)) tell('insecure-link', `The link ${href} is not secure`, 'write https://');
    const address = href.startsWith('//') ? href : resolveHref(href, site.origin, route);
    if (!address.startsWith('/')) continue;
    const path = address.replace(/[?#].*$/s, '');
    if (/^\/\/|\/\//.test(path)) tell('doubled-slash', `The link ${href} has a doubled slash`, 'write one');
    else if (!path.endsWith('/') && !isAsset(path))
      tell('no-final-slash', `The link ${href} has no final slash`, `write ${path}/`);
    else if (/\/api-docs(?:\/|$)/.test(path))
      tell('internal-address', `The link ${href} is an internal address`, 'write /api/');
    else if (!isAsset(path) && languageOf(path, codes) !== (hreflang ?? own)) {
      const message = `The link ${href} leaves the language ${hreflang === undefined ? 'of the page' : 'that it names'}`;
      tell('wrong-language', message, `lead to the ${hreflang ?? own} page`);
    }
  }
  return findings;
}
