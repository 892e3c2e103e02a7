import type { ProductIndex } from '../ProductIndexes';

/** A card for each product with its name and its popular pages. */
export function PopularPages({ indexes }: { indexes: readonly ProductIndex[] }) {
  return (
    <ul className="popular-pages">
      {indexes.map(({ id, href, text, popular }) => (
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
