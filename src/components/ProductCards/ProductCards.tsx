import type { ProductLink } from '../../model/page/PageData';

/** What a card shows besides name and description. */
export interface ProductCard {
  /** Address of a decorative picture, 130 × 100. */
  readonly picture?: string;
  readonly version?: string;
  /** Whether the card is one of the larger ones. */
  readonly isFeatured?: boolean;
}

/** A card for each product of the family, with its picture, description and version; the larger ones come first. */
export function ProductCards({ products }: { products: readonly (ProductLink & ProductCard)[] }) {
  const sorted = products.toSorted((a, b) => Number(b.isFeatured ?? false) - Number(a.isFeatured ?? false));
  return (
    <ul className="product-cards">
      {sorted.map((product) => (
        <li key={product.id} className={product.isFeatured ? 'featured' : undefined}>
          {product.picture ? (
            <img src={product.picture} alt="" width="130" height="100" loading="lazy" />
          ) : null}
          <div>
            <h3>
              <a href={product.href}>{product.text}</a>
            </h3>
            <p>
              <bdi lang={product.descriptionLanguage}>{product.description}</bdi>
            </p>
            {product.version ? <small>v{product.version}</small> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
