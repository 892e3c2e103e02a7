import type { ProductIndex } from '../ProductIndexes';

/** Whether a product has the pages that it names; the pages of another one are in that one's card. */
const hasPopular = ({ entries, popular }: ProductIndex) => {
  const pages = new Set(
    entries.flatMap(({ href, children = [] }) => [href, ...children.map((page) => page.href)]),
  );
  return popular.some(({ href }) => pages.has(href));
};

/** A card for each product with its name and its popular pages. */
export function PopularPages({ indexes }: { indexes: readonly ProductIndex[] }) {
  return (
    <ul className="popular-pages">
      {indexes.filter(hasPopular).map(({ id, href, text, popular }) => (
        <li key={id}>
          <a className="popular-product" href={href}>
            {text}
          </a>
          <ul>
            {popular.map((page) => (
              <li key={page.href}>
                <a href={page.href}>{page.text}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
