import type { ProductLink } from '../../model/page/PageData';

/** A card for each product of the family, with its description. */
export function ProductCards({ products }: { products: readonly ProductLink[] }) {
  return (
    <ul className="product-cards">
      {products.map((product) => (
        <li key={product.id}>
          <h2>
            <a href={product.href}>{product.text}</a>
          </h2>
          <p>{product.description}</p>
        </li>
      ))}
    </ul>
  );
}
