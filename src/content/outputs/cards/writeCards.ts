import { existsSync, readFileSync } from 'node:fs';
import { cardKey } from '../../../model/outputs/socialTags';
import type { SiteContent } from '../../pageData/SiteContent';
import { hashText, writeText } from '../../pageData/writeHashed';
import { readMark } from '../readMark';
import { renderPng } from '../renderPng';
import { siteColours } from '../siteColours';
import { describeProduct } from './describeProduct';
import { drawCard } from './drawCard';

const CACHE = '.cache/cards';

/**
 * Draws the picture for social networks of every product in every language; unchanged ones come from the cache.
 * Returns their addresses by `cardKey`.
 */
export async function writeCards(content: SiteContent): Promise<Record<string, string>> {
  const { site, languages, registry } = content;
  const mark = readMark();
  const { dark } = await siteColours();
  const addresses: Record<string, string> = {};
  for (const { product } of registry) {
    const isHome = product.prefix === '/';
    for (const language of languages) {
      const text = {
        product: isHome ? site.name : product.name,
        siteName: isHome ? new URL(site.origin).host : site.name,
        ...describeProduct(content, product, language),
      };
      const svg = drawCard(text, dark, mark, site.cardFont.family);
      const hash = hashText(svg + site.cardFont.files.join());
      const cached = `${CACHE}/${hash}.png`;
      if (!existsSync(cached)) writeText(cached, await renderPng(svg, site.cardFont.files));
      const address = `/_docs/cards/${product.id}-${language.code}.${hash}.png`;
      writeText(`public${address}`, readFileSync(cached));
      addresses[cardKey(product.id, language.code)] = address;
    }
  }
  return addresses;
}
