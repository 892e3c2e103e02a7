import { FORWARD_SCRIPT, MOVED_ID } from '../../model/outputs/inlineScripts';
import { formatDataScript } from '../../model/outputs/markupText';
import { formatPolicy, narrowPolicy } from '../../model/outputs/Policy';
import type { ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';
import { escapeHtml } from '../../model/page/escapeHtml';
import { hashInline } from './hashInline';
import type { SitePolicy } from './sitePolicy';

/** The style sheet of the document itself. */
const OWN_SHEET = /<style data-sheet="[^"]*">(.*?)<\/style>/gs;
/** The element behind which the policy stands: before everything that it is about. */
const CHARSET = /<meta charset="[^"]*"[^>]*>/i;

/**
 * A document with its own policy in its head, and the map of fragments that have moved away from it.
 * @throws 'A document has no <meta charset>' where there is no place for it
 */
export function sealDocument(
  html: string,
  { policy, scripts }: SitePolicy,
  moved?: Pick<ResolvedRedirect, 'fragments'> & { readonly to?: string },
): string {
  const match = CHARSET.exec(html);
  if (!match) throw new Error('A document has no <meta charset>');
  const behind = match.index + match[0].length;
  const map = moved
    ? `<script id="${MOVED_ID}" type="application/json">${formatDataScript(moved)}</script><script>${FORWARD_SCRIPT}</script>`
    : '';
  const own = [...scripts].flatMap(([hash, text]) =>
    (map && text === FORWARD_SCRIPT) || html.includes(`<script>${text}</script>`) ? [hash] : [],
  );
  const sheets = [...html.matchAll(OWN_SHEET)].map(([, text = '']) => hashInline(text));
  const text = escapeHtml(formatPolicy(narrowPolicy(policy, own, sheets)));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${text}">`;
  return html.slice(0, behind) + meta + map + html.slice(behind);
}
