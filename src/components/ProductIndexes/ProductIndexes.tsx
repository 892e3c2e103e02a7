import type { PageLink, ProductLink } from '../../model/page/PageData';

/** What a product's tree holds at its top: pages, and groups with the pages below them. */
export interface ProductIndex extends ProductLink {
  readonly entries: readonly (PageLink & { readonly children?: readonly PageLink[] })[];
}

/**
 * The pages of every product, group by group, to be browsed where the search can't run. Groups open without script,
 * and a browser that looks for a text in the page opens them by itself.
 */
export function ProductIndexes({ indexes }: { indexes: readonly ProductIndex[] }) {
  return indexes.map(({ id, href, text, description, entries }) => (
    <section key={id}>
      <h2>
        <a href={href}>{text}</a>
      </h2>
      <p>{description}</p>
      <ul>
        {entries
          .filter(({ children }) => !children)
          .map((page) => (
            <li key={page.href}>
              <a href={page.href}>{page.text}</a>
            </li>
          ))}
      </ul>
      {entries.map(({ children, ...group }) =>
        children ? (
          <details key={group.href}>
            <summary>
              {group.text} ({children.length})
            </summary>
            <ul>
              {[group, ...children].map((page) => (
                <li key={page.href}>
                  <a href={page.href}>{page.text}</a>
                </li>
              ))}
            </ul>
          </details>
        ) : null,
      )}
    </section>
  ));
}
