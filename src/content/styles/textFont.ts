import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Font } from '@capsizecss/unpack';
import { PUBLIC } from '../workspace';

/** The text font of a deployment, read from its style sheet. */
export interface TextFont {
  /** The family that the style sheet defines. */
  readonly family: string;
  /**
   * Families of `faces`: fonts of common systems, in the size of the text font. Text keeps its place when the
   * text font takes over from them.
   */
  readonly fallbacks: readonly string[];
  /** Font faces of the fallbacks. */
  readonly faces: string;
}

const TIMEOUT_MS = 10_000;
const WEIGHTS = [400, 700] as const;

/**
 * Fonts that systems have: Windows, macOS, iOS and most Linux; Android; other Linux. A font of the same widths
 * has the same row. `width` is the average width of a letter in English text, as a share of the font size,
 * in the weights 400 and 700.
 * @see https://github.com/seek-oss/capsize/tree/master/packages/metrics
 */
const SYSTEM_FONTS = [
  {
    name: 'Arial',
    files: [
      ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    ],
    width: [913 / 2048, 983 / 2048],
  },
  {
    name: 'Roboto',
    files: [
      ['Roboto', 'Roboto-Regular'],
      ['Roboto Bold', 'Roboto-Bold'],
    ],
    width: [911 / 2048, 926 / 2048],
  },
  {
    name: 'DejaVu Sans',
    files: [
      ['DejaVu Sans', 'DejaVuSans'],
      ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    ],
    width: [1041 / 2048, 1176 / 2048],
  },
] as const;

/** The host of a font gives no answer now: a state of the network, and no mistake of the maintainers. */
export class FontHostError extends Error {}

/**
 * Reads a file of this site, or of another one.
 * @throws FontHostError if its host gives no answer or says that it has failed; an error if there is no such file
 */
async function load(address: string): Promise<Buffer> {
  if (address.startsWith('/')) return readFileSync(`${PUBLIC.folder}${address}`);
  const answer = async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  };
  const { status, body } = await answer().catch((cause: unknown) => {
    throw new FontHostError('its host does not answer', { cause });
  });
  if (status >= 500) throw new FontHostError(`its host answers with the status ${status}`);
  if (status < 200 || status > 299) throw new Error(`the answer has the status ${status}`);
  return body;
}

/** Returns the address of a file that a style sheet names. */
function resolve(file: string, sheet: string): string {
  if (/^[a-z]+:/i.test(file)) return file;
  if (sheet.startsWith('/')) return posix.resolve(posix.dirname(sheet), file);
  return new URL(file, sheet).href;
}

/** Goes into style sheets, within quotes. */
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]*$/u;

interface Face {
  readonly family: string;
  readonly file: string;
  /** Lightest and heaviest weight; they differ in a variable font. */
  readonly weights: readonly [number, number];
}

const KEYWORDS: Readonly<Record<string, string>> = { normal: '400', bold: '700' };

/** Lists the upright font faces of a style sheet that have Latin letters. */
function listFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const read = (name: string) => new RegExp(`(?:^|[;{\\s])${name}\\s*:\\s*([^;]+)`).exec(body)?.[1]?.trim();
    const family = read('font-family')?.replace(/^(["'])(.*)\1$/, '$2');
    const [, file] = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(body) ?? [];
    const range = read('unicode-range');
    const isLatin = range === undefined || /(?:^|[\s,])U\+0*(?:-|20\b|41\b)/i.test(range);
    const isUpright = /^(?:normal)?$/.test(read('font-style') ?? '');
    if (family === undefined || file === undefined || !isLatin || !isUpright) return [];
    const words = (read('font-weight') ?? '400').split(/\s+/).map((word) => Number(KEYWORDS[word] ?? word));
    const [light = 400, heavy = light] = words;
    return [{ family, file, weights: [light, heavy] }];
  });
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Returns the faces of the system fonts in the size of a face of the text font. */
function formatFallbacks(family: string, metrics: Font, index: 0 | 1): string {
  const { unitsPerEm, xWidthAvg, ascent, descent, lineGap } = metrics;
  return SYSTEM_FONTS.map(({ name, files, width }) => {
    const size = xWidthAvg / unitsPerEm / width[index];
    const height = (units: number) => percent(Math.abs(units) / unitsPerEm / size);
    const src = files[index].map((file) => `local("${file}")`).join(',');
    return (
      `@font-face{font-family:"${family} ${name}";font-weight:${WEIGHTS[index]};src:${src};` +
      `size-adjust:${percent(size)};ascent-override:${height(ascent)};` +
      `descent-override:${height(descent)};line-gap-override:${height(lineGap)}}`
    );
  }).join('');
}

/**
 * Reads the text font from its style sheet and its font files.
 * @param address path of this site, or https address
 * @throws FontHostError if the host of the font fails; an error if a file cannot be read, or if the style sheet has no font face for Latin text
 */
export async function readTextFont(address: string): Promise<TextFont> {
  const faces = listFaces((await load(address)).toString());
  const [first] = faces;
  if (!first) throw new Error('it has no font face for Latin text');
  const { family } = first;
  if (!FAMILY.test(family)) throw new Error(`its font family "${family}" is not a plain name`);
  const find = (weight: number) =>
    faces.find(
      ({ family: other, weights: [light, heavy] }) => other === family && light <= weight && weight <= heavy,
    );
  const regular = find(WEIGHTS[0]) ?? first;
  const { fromBuffer } = await import('@capsizecss/unpack');
  const parts: string[] = [];
  for (const [index, weight] of WEIGHTS.entries()) {
    const face = index === 0 ? regular : find(weight);
    // Without a bold file, browsers make the regular face bold, of the fallback too.
    if (!face || (index > 0 && face.file === regular.file)) continue;
    const metrics = await fromBuffer(await load(resolve(face.file, address)));
    parts.push(formatFallbacks(family, metrics, index === 0 ? 0 : 1));
  }
  return { family, fallbacks: SYSTEM_FONTS.map(({ name }) => `${family} ${name}`), faces: parts.join('') };
}
