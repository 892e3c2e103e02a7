import type { Product } from '../../src/model/products/Product';

function exampleProduct(id: string, name: string, prefix: string, version = '7.0.2'): Product {
  return { id, name, description: `What ${name} is for`, prefix, packages: [], version, olderVersions: [] };
}

/** A family shaped like the one in the decisions, for tests of the model; home is first on purpose. */
export const EXAMPLE_PRODUCTS: readonly Product[] = [
  exampleProduct('docs', 'Home docs', '/', '0.0.0'),
  exampleProduct('material-ui', 'Material UI', '/material-ui/'),
  exampleProduct('joy-ui', 'Joy UI', '/joy-ui/', '5.0.0-beta.49'),
  exampleProduct('system', 'MUI System', '/system/'),
  exampleProduct('core', 'MUI Core', '/core/'),
  exampleProduct('x', 'MUI X', '/x/', '8.29.3'),
  exampleProduct('docs-infra', 'Docs-infra', '/experiments/docs/', '0.0.0'),
];

export const EXAMPLE_LANGUAGE_CODES: readonly string[] = ['en', 'zh', 'pt', 'ar'];

export const EXAMPLE_ORIGIN = 'https://docs.example';
