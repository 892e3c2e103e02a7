import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type AdsConfig, listAdsFor } from '../model/ads/AdsConfig';
import type { AdsData, InHouseAdData } from '../model/ads/AdsData';
import { parseAdNetwork } from '../model/ads/AdNetwork';
import { defaultLanguage } from '../model/languages/defaultLanguage';
import { AD_TEXT_KEYS, type Translations } from '../model/languages/textKeys';
import { pathnameToHref } from '../model/routes/pathnameToHref';
import { writeHashed } from './pageData/generatedFiles';

/** Folder of the generated files. Content blockers hide URLs that contain "ads", including in-house ads. */
const FOLDER = 'place';

function listInHouseAds(
  { inHouse, poweredby }: AdsConfig,
  productId: string,
  language: string,
): InHouseAdData[] {
  return listAdsFor(inHouse, productId).map(({ label, pathname, href, image, texts }) => {
    const codes = [language, defaultLanguage(), ...Object.keys(texts)];
    const code = codes.find((each) => texts[each]) ?? language;
    return {
      label,
      link: pathname === undefined ? href : pathnameToHref(pathname, language),
      img: writeHashed(`${FOLDER}/${basename(image)}`, readFileSync(image, 'utf8')),
      // The checks report an ad without texts.
      ...(texts[code] ?? { name: '', description: '' }),
      poweredby,
      ...(code === language ? {} : { lang: code }),
    };
  });
}

function networkOf(config: AdsConfig): AdsData['network'] {
  const { network } = parseAdNetwork(config.network);
  if (!network) return undefined;
  const { origins: _forThePolicy, ...rest } = network;
  return rest;
}

/**
 * Writes the data that browsers need to fill the ad slots of a product in one language, and returns its URL. Products with
 * the same ads share a file.
 */
export function writeAds(
  config: AdsConfig,
  productId: string,
  language: string,
  translations: Translations,
): string {
  const network = networkOf(config);
  const data: AdsData = {
    texts: Object.fromEntries(
      [...AD_TEXT_KEYS, 'newWindow' as const].map((key) => [key, translations[key] ?? key]),
    ),
    inHouse: listInHouseAds(config, productId, language),
    ...(network ? { network } : {}),
  };
  return writeHashed(`${FOLDER}/${language}.json`, JSON.stringify(data));
}
