import type { ProductDeclaration } from 'docs-shell';
import { nav as coreNav } from './core/nav';
import { product as core } from './core/product';
import { nav as docsInfraNav } from './docs-infra/nav';
import { product as docsInfra } from './docs-infra/product';
import { nav as docsNav } from './docs/nav';
import { product as docs } from './docs/product';
import { apiSource as joyUiApi } from './joy-ui/apiSource';
import { nav as joyUiNav } from './joy-ui/nav';
import { product as joyUi } from './joy-ui/product';
import { releases as joyUiReleases } from './joy-ui/releases';
import { apiSource as materialUiApi } from './material-ui/apiSource';
import { nav as materialUiNav } from './material-ui/nav';
import { playgrounds as materialUiPlaygrounds } from './material-ui/playgrounds';
import { product as materialUi } from './material-ui/product';
import { releases as materialUiReleases } from './material-ui/releases';
import { apiSource as systemApi } from './system/apiSource';
import { nav as systemNav } from './system/nav';
import { product as system } from './system/product';
import { releases as systemReleases } from './system/releases';
import { apiSource as xApi } from './x/apiSource';
import { nav as xNav } from './x/nav';
import { playgrounds as xPlaygrounds } from './x/playgrounds';
import { product as x } from './x/product';
import { releases as xReleases } from './x/releases';

/** The products in the order of the product switch, one line per product. */
export const products = [
  {
    product: materialUi,
    nav: materialUiNav,
    releases: materialUiReleases,
    playgrounds: materialUiPlaygrounds,
    api: [
      {
        sources: [materialUiApi],
        title: 'Component API',
        after: '/material-ui/components',
        gallery: '/material-ui/components',
      },
    ],
  },
  {
    product: joyUi,
    nav: joyUiNav,
    releases: joyUiReleases,
    playgrounds: materialUiPlaygrounds,
    api: [{ sources: [joyUiApi], title: 'APIs', after: '/joy-ui/components', gallery: '/joy-ui/components' }],
  },
  {
    product: system,
    nav: systemNav,
    releases: systemReleases,
    playgrounds: materialUiPlaygrounds,
    api: [{ sources: [systemApi], title: 'APIs', after: '/system/migration', gallery: '/system/components' }],
  },
  { product: core, nav: coreNav },
  {
    product: x,
    nav: xNav,
    releases: xReleases,
    playgrounds: xPlaygrounds,
    api: [{ sources: [xApi], title: 'API reference', after: '/x/react-data-grid-group' }],
  },
  { product: docsInfra, nav: docsInfraNav },
  { product: docs, nav: docsNav },
] as const satisfies readonly ProductDeclaration[];
