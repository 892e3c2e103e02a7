import { Adopted } from '../../components/Adopted/Adopted';
import { ProductCards } from '../../components/ProductCards/ProductCards';
import { ReleaseTable } from '../../components/ReleaseTable/ReleaseTable';
import { SectionList } from '../../components/SectionList/SectionList';
import type { Translate } from '../../components/Translations/Translations';
import type { PageBlock, PageData } from '../../model/page/PageData';

function Block({ block, page, translate }: { block: PageBlock; page: PageData; translate: Translate }) {
  switch (block.kind) {
    case 'html':
      return <Adopted id={block.region} className="prose" html={page.html?.[block.region]} />;
    case 'sections':
      return <SectionList entries={block.entries} translate={translate} />;
    case 'products':
      return <ProductCards products={page.products.filter(({ id }) => id !== page.product.id)} />;
    case 'versions':
      return <ReleaseTable releases={block.releases} language={page.userLanguage} translate={translate} />;
  }
}

/** The blocks of a page in their order. */
export function PageBody({ page, translate }: { page: PageData; translate: Translate }) {
  return page.blocks.map((block, index) => (
    <Block key={`${page.pathname} ${index}`} block={block} page={page} translate={translate} />
  ));
}
