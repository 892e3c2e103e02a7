import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { AdNetwork } from '../../model/ads/AdNetwork';
import { formatDataScript } from '../../model/outputs/markupText';
import { bundleEntry } from '../entries/bundleEntry';

const STYLES =
  'html{color-scheme:light}body{margin:0;background:#fff;color:#16202b;font:14px/1.4 system-ui,sans-serif;overflow:hidden}img{max-inline-size:100%}';

/**
 * The document in which the network's script runs in isolated mode, or undefined where no script is configured. Its
 * settings are part of it, so that no address can make it load anything else, and its own policy lets it load from
 * the network's origins only; pictures may come from any secure origin.
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
