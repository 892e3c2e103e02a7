import type { ProductEntry } from '../../src/model/products/ProductEntry';
import { nav as coreNav } from './core/nav';
import { product as core } from './core/product';
import { nav as docsInfraNav } from './docs-infra/nav';
import { product as docsInfra } from './docs-infra/product';
import { nav as docsNav } from './docs/nav';
import { product as docs } from './docs/product';
import { nav as joyUiNav } from './joy-ui/nav';
import { product as joyUi } from './joy-ui/product';
import { nav as materialUiNav } from './material-ui/nav';
import { product as materialUi } from './material-ui/product';
import { nav as systemNav } from './system/nav';
import { product as system } from './system/product';
import { nav as xNav } from './x/nav';
import { product as x } from './x/product';

/** The family, in the order of the product switch: one line per product. */
export const products = [
  { product: materialUi, nav: materialUiNav },
  { product: joyUi, nav: joyUiNav },
  { product: system, nav: systemNav },
  { product: core, nav: coreNav },
  { product: x, nav: xNav },
  { product: docsInfra, nav: docsInfraNav },
  { product: docs, nav: docsNav },
] as const satisfies readonly ProductEntry[];
