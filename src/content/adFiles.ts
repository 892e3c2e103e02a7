import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createHash } from 'node:crypto';
import type { AdsConfig } from '../model/ads/AdsConfig';
import type { AdsData, InHouseAdData } from '../model/ads/AdsData';
import { parseAdNetwork, type AdNetwork } from '../model/ads/AdNetwork';
import { DEFAULT_LANGUAGE_CODE } from '../model/languages/Language';
import { AD_TEXT_KEYS, type Translations } from '../model/languages/textKeys';
import { pathnameToHref } from '../model/routes/pathnameToHref';
import { writeHashed } from './pageData/generatedFiles';
import { formatDataScript } from '../model/outputs/markupText';
import { bundleEntry } from './programs';

/** Folder of the generated files. Content blockers hide URLs that contain "ads", including in-house ads. */
const FOLDER = 'place';
/** Folder of the frame with the network's ads; the header rules for hosts use this name. */
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

/** Writes the data that browsers need to fill ad slots in one language, and returns its URL. */
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

const STYLES =
  'html{color-scheme:light}body{margin:0;background:#fff;color:#16202b;font:14px/1.4 system-ui,sans-serif;overflow:hidden}img{max-inline-size:100%}';

/**
 * Builds the document in which the network's script runs in isolated mode; undefined if no script is
 * configured. The settings are in the document, so that its URL cannot make it load anything else. Its own
 * policy allows only the network's origins; images may come from any HTTPS origin.
 */
export function buildAdFrame({ scriptUrl, placementSelector, origins }: AdNetwork): string | undefined {
  if (scriptUrl === undefined) return undefined;
  const program = bundleEntry('adFrame');
  const hash = createHash('sha256').update(program).digest('base64');
  const hosts = origins.join(' ');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${hosts}`,
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src https: data: ${hosts}`,
    `font-src ${hosts}`,
    `connect-src ${hosts}`,
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  return [
    `<!doctype html><html lang="${DEFAULT_LANGUAGE_CODE}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex"><title>Advertisement</title>',
    `<style>${STYLES}</style></head><body><div id="host"></div>`,
    `<script type="application/json" id="settings">${formatDataScript({ scriptUrl, placementSelector })}</script>`,
    `<script>${program}</script></body></html>\n`,
  ].join('');
}
