import { LINK_OWNER } from '../browser/search/pageLinks';
import type { PageLink } from '../model/page/PageData';

/** The top level of a product's tree: pages, and groups with their pages. */
export interface ProductIndex extends PageLink {
  readonly id: string;
  readonly popular: readonly PageLink[];
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
 * The pages of every product by group, for readers without search. Groups open without JavaScript, and
 * browsers open them for “find in page”.
 */
export function ProductIndexes({ indexes }: { indexes: readonly ProductIndex[] }) {
  return indexes.map(({ id, href, text, entries }) => (
    <section key={id} className="page-index" {...{ [LINK_OWNER]: text }}>
      <h3>
        <a href={href}>{text}</a>
      </h3>
      <Pages pages={entries.filter(({ children }) => !children)} />
      {entries.map(({ children, ...group }) =>
        children ? (
          <details key={group.href} {...{ [LINK_OWNER]: `${text} › ${group.text}` }}>
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
