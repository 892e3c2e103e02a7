import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { FACTS_ID, type PageFacts } from '../src/model/page/PageFacts';
import { fileToRoute, listDocuments } from '../src/content/outputs/exportedFiles';
import { OUT } from '../src/content/workspace';
import type { PageKind, PageWeight } from './budgets';

/** Returns the transferred bytes of a text or a file: gzip, level 9. */
export function weigh(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length;
}

/** Weights of files that many pages load, by path. */
const known = new Map<string, number>();

/** Returns the transferred bytes of a file of the export, by its address. */
export function weighFile(address: string, folder = OUT): number {
  const key = folder + address;
  const bytes = known.get(key) ?? readWeight(address, folder);
  known.set(key, bytes);
  return bytes;
}

function readWeight(address: string, folder: string): number {
  const path = decodeURIComponent(address.split(/[?#]/)[0] ?? '');
  const file = readFileSync(`${folder}${path}${path.endsWith('/') ? 'index.html' : ''}`);
  // Fonts and pictures are compressed already; servers send them as they are.
  return /\.(?:woff2|png|avif|webp)$/.test(path) ? file.length : weigh(file);
}

/** Returns the kind of a page. */
export function kindOf(route: string, html: string): PageKind {
  if (/\/api\/./.test(route)) return 'api';
  if (html.includes('class="section-picture"')) return 'gallery';
  return html.includes('data-demo=') ? 'component' : 'text';
}

/** Lists the files that a browser requests by itself when it reads a document, without its icon. */
export function listLoaded(html: string): string[] {
  const outside = html.replace(/<(script|style|template|noscript)\b[^>]*>.*?<\/\1>/gs, '<$1>');
  const hrefs = [
    ...outside.matchAll(/<link\b(?=[^>]*\brel="(?:stylesheet|preload|modulepreload)")[^>]*\bhref="([^"]+)"/g),
    ...outside.matchAll(/<img\b(?![^>]*loading="lazy")[^>]*\bsrc="(\/[^"]+)"/g),
    ...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g),
  ].map(([, href = '']) => href);
  return [...new Set(hrefs)];
}

/** Returns the scripts in a document that run, as one text. */
function inlineScripts(html: string): string {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text).join('\n');
}

/** Lists the modules that a page loads by itself when it is idle. */
function listLater(html: string): string[] {
  const [, text] = new RegExp(`<script id="${FACTS_ID}"[^>]*>(.*?)</script>`, 's').exec(html) ?? [];
  if (!text) return [];
  const { islands } = JSON.parse(text) as PageFacts;
  const files = Object.entries(islands).flatMap(([name, { starts, on, files }]) =>
    starts === 'idle' && (on === 'page' || html.includes(`data-island="${name}"`)) ? files : [],
  );
  return [...new Set(files)];
}

/** Returns what a page weighs before a use. */
export function weighPage(html: string, folder = OUT): PageWeight {
  const loaded = listLoaded(html);
  const fonts = loaded.filter((href) => href.endsWith('.woff2'));
  const sum = (hrefs: readonly string[]) => hrefs.reduce((bytes, href) => bytes + weighFile(href, folder), 0);
  const document = weigh(html);
  return {
    document,
    fonts: sum(fonts),
    scripts: weigh(inlineScripts(html)) + sum(loaded.filter((href) => href.endsWith('.js'))),
    later: sum(listLater(html)),
    total: document + sum(loaded),
    requests: 1 + loaded.length,
  };
}

/** Redirects have no frame, and so are shorter. */
const REDIRECT_LENGTH = 4096;

/** Returns what every page of an export weighs, without documents that only lead to another address. */
export function weighPages(folder = OUT): { route: string; kind: PageKind; weight: PageWeight }[] {
  return listDocuments(folder).flatMap((file) => {
    const html = readFileSync(`${folder}/${file}`, 'utf8');
    // Pages with moved sections have such a script, too.
    if (html.length < REDIRECT_LENGTH && html.includes('<script id="moved"')) return [];
    const route = fileToRoute(file);
    return [{ route, kind: kindOf(route, html), weight: weighPage(html, folder) }];
  });
}
