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
  used: ReadonlySet<string>,
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
  const rows = new Map<string, number>();
  const used = new Set(Object.keys(references).length > 0 ? listAddresses(tokens) : []);
  for (const [index, { type, map, meta }] of tokens.entries()) {
    if (type !== 'reference_definition' || !map) continue;
    page.accountForRows(...map);
    page.accountedLabels.push(page.row(map[0]));
    const label = String((meta as { label?: string } | null)?.label);
    const earlier = rows.get(label);
    if (earlier === undefined) rows.set(label, map[0]);
    // One that no link uses is a note of the author, such as `[//]: # (later)`.
    else if (used.has(references[label]?.href ?? '')) {
      const { line } = page.rowPosition(earlier);
      const message = `the label is defined in line ${line} already, and this definition has no effect`;
      page.report(page.rowPosition(map[0]), 'definition-twice', message, 'remove one of them');
    }
    const isAlone =
      tokens[index - 1]?.type === 'list_item_open' && tokens[index + 1]?.type === 'list_item_close';
    if (isAlone) {
      const message = 'the item has nothing but the definition of a link, which the page does not show';
      const hint = 'write a link, such as [text](/address/), or move the definition out of the list';
      page.report(page.rowPosition(map[0]), 'definition-in-item', message, hint);
    }
  }
  if (page.accountedLabels.length > 0)
    page.hiddenNotes += listUnusedDefinitions(tokens, references, used).length;
}
