import { resolveHref } from '../../model/outputs/html/addresses';
import type { ExportedDocument, ExportSite } from './ExportedDocument';
import type { ExportFinding } from './ExportFinding';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { isAsset } from '../../model/languages/languagePath';

/**
 * Checks that every image exists, has a size, so that it causes no layout shift, and has alternative text.
 */
export function checkImages(
  { facts: { images }, route }: ExportedDocument,
  site: ExportSite,
): ExportFinding[] {
  return images.flatMap(({ src, hasSize, hasAlt, at }) => {
    const location = { at, written: src };
    const findings: ExportFinding[] = [];
    const path = resolveHref(src, site.origin, route);
    if (/^\/(?!\/)/.test(path) && !site.hasFile(path.replace(/[?#].*$/s, ''))) {
      const hint = 'put the file into public/, or correct the path';
      findings.push({ code: 'missing-image', message: `Image ${src} does not exist`, hint, ...location });
    }
    if (!hasSize) {
      const hint = 'write width and height in pixels';
      findings.push({ code: 'image-size', message: `The image ${src} has no size`, hint, ...location });
    }
    if (!hasAlt) {
      const hint = 'describe it in alt; write alt="" for decoration';
      findings.push({ code: 'image-alt', message: `The image ${src} has no alt`, hint, ...location });
    }
    return findings;
  });
}

/** Checks that every style sheet, script, icon and image that a document uses is in the export. */
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
    const message = `The document uses ${address}, which is not in the export`;
    return [{ code: 'missing-file', message, hint: 'add the file, or remove the reference', at }];
  });
}

/** Returns the language of a path of this site from its prefix. */
function languageOf(path: string, codes: readonly string[]): string {
  const first = path.split(/[/?#]/)[1] ?? '';
  return codes.includes(first) ? first : defaultLanguage();
}

/** Checks that every link has the canonical form, has text, and does not switch the language. */
export function checkLinkForm(
  { facts, route, language: pageLanguage }: ExportedDocument,
  site: ExportSite,
): ExportFinding[] {
  const findings: ExportFinding[] = [];
  const codes = site.languages.map(({ code }) => code);
  for (const { href, hreflang, opensUnsafely, isNameless, at } of facts.links) {
    const location = { at, written: href };
    const report = (code: string, message: string, hint: string) =>
      findings.push({ code, message, hint, ...location });
    if (isNameless) report('nameless-link', `The link ${href} has no text`, 'add text or an aria-label');
    if (opensUnsafely)
      report(
        'unsafe-window',
        `The link ${href} gives the new page access to this window`,
        'write rel="noopener"',
      );
    if (/^\s*http:/i.test(href)) report('insecure-link', `The link ${href} is not secure`, 'write https://');
    const address = href.startsWith('//') ? href : resolveHref(href, site.origin, route);
    if (!address.startsWith('/')) continue;
    const path = address.replace(/[?#].*$/s, '');
    if (/^\/\/|\/\//.test(path))
      report('doubled-slash', `The link ${href} has a double slash`, 'write one slash');
    else if (!path.endsWith('/') && !isAsset(path))
      report('no-final-slash', `The link ${href} has no trailing slash`, `write ${path}/`);
    else if (/\/api-docs(?:\/|$)/.test(path))
      report('internal-address', `The link ${href} is an internal address`, 'write /api/');
    else if (!isAsset(path) && languageOf(path, codes) !== (hreflang ?? pageLanguage)) {
      const message = `The link ${href} does not lead to the language of ${hreflang === undefined ? 'the page' : 'its hreflang'}`;
      report('wrong-language', message, `link to the ${hreflang ?? pageLanguage} page`);
    }
  }
  return findings;
}
