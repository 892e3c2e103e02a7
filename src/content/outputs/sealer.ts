import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { OutputPage } from '../../model/outputs/OutputPage';
import type { ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';
import { createSheetInliner } from './sheetInliner';
import { fileToRoute } from './exportedFiles';
import type { SitePolicy } from './sitePolicy';
import { FORWARD_SCRIPT, MOVED_ID } from '../../model/outputs/inlineScripts';
import { formatDataScript } from '../../model/outputs/markupText';
import { formatPolicy, narrowPolicy } from '../../model/outputs/Policy';
import { escapeHtml } from '../../model/page/escapeHtml';
import { hashInline } from '../pageData/generatedFiles';

/**
 * Returns a function that seals one document of an export in place and returns its text. Sealing inlines the
 * needed rules of the frame's style sheets, adds the policy for the final bytes, and adds the redirect map if
 * something moved.
 */
export function createSealer(
  folder: string,
  policy: SitePolicy,
  redirects: readonly ResolvedRedirect[],
  pages: readonly Pick<OutputPage, 'route' | 'productId'>[],
): (file: string) => string {
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const loose = new Set(
    pages.filter(({ productId }) => policy.inlineStyles.includes(productId)).map(({ route }) => route),
  );
  const inlineSheets = createSheetInliner(folder);
  return (file) => {
    const path = `${folder}/${file}`;
    const route = fileToRoute(file);
    const redirect = moved.get(route);
    const html = sealDocument(
      inlineSheets(readFileSync(path, 'utf8')),
      policy,
      redirect && {
        fragments: redirect.fragments,
        ...(redirect.pageStays ? {} : { to: redirect.to }),
      },
      loose.has(route),
    );
    // Replaces the file instead of writing into it, because the next build may reuse Next's output.
    rmSync(path);
    writeFileSync(path, html);
    return html;
  };
}

/** The style sheet of the document itself. */
const OWN_SHEET = /<style data-sheet="[^"]*">(.*?)<\/style>/gs;
/** The policy follows this element, so that it precedes everything that it restricts. */
const CHARSET = /<meta charset="[^"]*"[^>]*>/i;

/**
 * Returns a document with its own policy in its head, and the map of its moved fragments.
 * @param inlineStyles whether style elements may have any text
 * @throws 'A document has no <meta charset>' if the element is missing
 */
export function sealDocument(
  html: string,
  { policy, scripts }: Pick<SitePolicy, 'policy' | 'scripts'>,
  moved?: Pick<ResolvedRedirect, 'fragments'> & { readonly to?: string },
  inlineStyles = false,
): string {
  const match = CHARSET.exec(html);
  if (!match) throw new Error('A document has no <meta charset>');
  const metaPosition = match.index + match[0].length;
  const map = moved
    ? `<script id="${MOVED_ID}" type="application/json">${formatDataScript(moved)}</script><script>${FORWARD_SCRIPT}</script>`
    : '';
  const hashes = [...scripts].flatMap(([hash, text]) =>
    (map && text === FORWARD_SCRIPT) || html.includes(`>${text}</script>`) ? [hash] : [],
  );
  const sheets = [...html.matchAll(OWN_SHEET)].map(([, text = '']) => hashInline(text));
  const text = escapeHtml(formatPolicy(narrowPolicy(policy, hashes, sheets, inlineStyles)));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${text}">`;
  return html.slice(0, metaPosition) + meta + map + html.slice(metaPosition);
}
