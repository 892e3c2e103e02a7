import type { PageLink } from '../model/page/PageData';

/** What a product's tree holds at its top: pages, and groups with the pages below them. */
export interface ProductIndex extends PageLink {
  readonly id: string;
  readonly entries: readonly (PageLink & { readonly children?: readonly PageLink[] })[];
}

function Pages({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <ul>
      {pages.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The pages of every product, group by group, to be browsed where the search can't run. Groups open without script,
 * and a browser that looks for a text in the page opens them by itself.
 */
export function ProductIndexes({ indexes }: { indexes: readonly ProductIndex[] }) {
  return indexes.map(({ id, href, text, entries }) => (
    <section key={id}>
      <h3>
        <a href={href}>{text}</a>
      </h3>
      <Pages pages={entries.filter(({ children }) => !children)} />
      {entries.map(({ children, ...group }) =>
        children ? (
          <details key={group.href}>
            <summary>
              {group.text} ({children.length})
            </summary>
            <Pages pages={[group, ...children]} />
          </details>
        ) : null,
      )}
    </section>
  ));
}
