import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AdsConfig } from '../../model/ads/AdsConfig';
import type { AdsData, InHouseAdData } from '../../model/ads/AdsData';
import { parseAdNetwork } from '../../model/ads/AdNetwork';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { AD_TEXT_KEYS, type Translations } from '../../model/languages/textKeys';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { writeHashed } from '../pageData/writeHashed';
import { buildAdFrame } from './buildAdFrame';

/** Folder of the generated files. Content blockers hide what is called after ads, and with it the family's own ads. */
const FOLDER = 'place';
/** Folder of the frame, which holds the network's ads; the headers of a host know it by this name. */
const FRAME_FOLDER = 'ads';

function listInHouseAds({ inHouse, poweredby }: AdsConfig, language: string): InHouseAdData[] {
  return inHouse.map(({ pathname, image, texts }) => ({
    link: pathnameToHref(pathname, language),
    img: writeHashed(`${FOLDER}/${basename(image)}`, readFileSync(image, 'utf8')),
    ...(texts[language] ?? texts[DEFAULT_LANGUAGE_CODE]),
    poweredby,
    ...(texts[language] ? {} : { lang: DEFAULT_LANGUAGE_CODE }),
  }));
}

function networkOf(config: AdsConfig): AdsData['network'] {
  const { network } = parseAdNetwork(config.network);
  if (!network) return undefined;
  const { isolated, origins: _forThePolicy, ...rest } = network;
  const frame = isolated ? buildAdFrame(network) : undefined;
  return { ...rest, ...(frame ? { frameHref: writeHashed(`${FRAME_FOLDER}/frame.html`, frame) } : {}) };
}

/** Writes what the browser needs to fill ad slots in one language, and returns its address. */
export function writeAds(config: AdsConfig, language: string, translations: Translations): string {
  const network = networkOf(config);
  const data: AdsData = {
    texts: Object.fromEntries(
      [...AD_TEXT_KEYS, 'newWindow' as const].map((key) => [key, translations[key] ?? key]),
    ),
    inHouse: listInHouseAds(config, language),
    ...(network ? { network } : {}),
  };
  return writeHashed(`${FOLDER}/${language}.json`, JSON.stringify(data));
}
