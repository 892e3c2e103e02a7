import type { Token } from 'markdown-it';
import type { PageState } from '../PageState';

/** Definitions of links by normalized label, as markdown-it collects them. */
export type References = Readonly<Record<string, { readonly href: string }>>;

/** Lists the addresses of links and images in tokens. */
export function listAddresses(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => [
    ...['href', 'src'].map((name) => String(token.attrGet(name) ?? '')).filter(Boolean),
    ...listAddresses(token.children ?? []),
  ]);
}

/**
 * Lists the definitions that no link uses: authors write notes that way, and the page does not show them.
 * @param used addresses of all links of the page; the tokens may be a part of it
 */
export function listUnusedDefinitions(
  tokens: readonly Token[],
  references: References,
  used: ReadonlySet<string> = new Set(listAddresses(tokens)),
): Token[] {
  return tokens.filter(({ type, meta }) => {
    const href = type === 'reference_definition' ? references[String(meta?.['label'])]?.href : undefined;
    return href !== undefined && !used.has(href);
  });
}

/** Accounts for definitions of links, of which the page shows nothing but the addresses. */
export function accountForDefinitions(
  tokens: readonly Token[],
  references: References,
  page: PageState,
): void {
  for (const { type, map } of tokens) {
    if (type !== 'reference_definition' || !map) continue;
    page.accountForRows(...map);
    page.accountedLabels.push(page.row(map[0]));
  }
  if (page.accountedLabels.length > 0) page.hiddenNotes += listUnusedDefinitions(tokens, references).length;
}
