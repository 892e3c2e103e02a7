import type { ProductLink } from '../../model/page/PageData';

/** The family at a glance: every product with one line of what it is for. */
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
