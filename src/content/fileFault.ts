import { crc32 } from 'node:zlib';
import { findSvgFault, type FileFault } from './svgFault';

type Kind = 'PNG' | 'JPEG' | 'GIF' | 'WebP' | 'AVIF' | 'BMP' | 'icon' | 'SVG' | 'SVGZ' | 'font' | 'JSON';

const KIND_OF_ENDING: Readonly<Record<string, Kind>> = {
  png: 'PNG',
  apng: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  jfif: 'JPEG',
  gif: 'GIF',
  webp: 'WebP',
  avif: 'AVIF',
  bmp: 'BMP',
  ico: 'icon',
  svg: 'SVG',
  svgz: 'SVGZ',
  woff2: 'font',
  woff: 'font',
  ttf: 'font',
  otf: 'font',
  json: 'JSON',
  webmanifest: 'JSON',
  map: 'JSON',
};

/** Returns the kind of file that a name says; undefined for kinds that are not checked. */
export function kindOfName(name: string): Kind | undefined {
  return KIND_OF_ENDING[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
}

const textAt = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/**
 * The first bytes of each kind, and of those that are often found under a wrong name. A text may begin with the mark
 * of UTF-8.
 */
const MARKS: readonly (readonly [kind: string, isOf: (bytes: Buffer) => boolean])[] = [
  ['PNG', (bytes) => textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['JPEG', (bytes) => textAt(bytes, 0, 3) === '\xff\xd8\xff'],
  ['GIF', (bytes) => /^GIF8[79]a/.test(textAt(bytes, 0, 6))],
  ['WebP', (bytes) => /^RIFF.{4}WEBP/s.test(textAt(bytes, 0, 12))],
  ['AVIF', (bytes) => /^.{4}ftyp.*avi[fs]/s.test(textAt(bytes, 0, Math.min(64, sizeAt(bytes, 0))))],
  ['BMP', (bytes) => /^BM.{4}\0{4}/s.test(textAt(bytes, 0, 10))],
  ['icon', (bytes) => textAt(bytes, 0, 4) === '\0\0\x01\0'],
  [
    'font',
    (bytes) => /^(?:wOF[2F]|OTTO|true|ttcf)/.test(textAt(bytes, 0, 4)) || sizeAt(bytes, 0) === 0x00010000,
  ],
  [
    'HTML',
    (bytes) => /^(?:\xef\xbb\xbf)?\s*(?:<!doctype html|<html|<head|<body)/i.test(textAt(bytes, 0, 200)),
  ],
  [
    'SVG',
    (bytes) =>
      /^(?:\xef\xbb\xbf)?\s*(?:<\?xml.*?\?>\s*|<!--.*?-->\s*|<!doctype svg.*?>\s*)*<(?:\w+:)?svg[\s>]/is.test(
        textAt(bytes, 0, 4000),
      ),
  ],
];

const sizeAt = (bytes: Buffer, at: number) => (at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0);

/** Git's large-file storage and git-annex leave such a text in the place of a file that was not fetched. */
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/|^\/annex\/objects\//;

/**
 * Chunks: length, name, data, checksum. The first states the size, some are data of the picture, and the last is IEND
 * (https://www.w3.org/TR/png-3/#5DataRep).
 */
function isWholePng(bytes: Buffer): boolean {
  if (textAt(bytes, 12, 16) !== 'IHDR' || sizeAt(bytes, 16) === 0 || sizeAt(bytes, 20) === 0) return false;
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const name = textAt(bytes, at + 4, at + 8);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end))
      return false;
    if (name === 'IEND') return hasData;
    hasData ||= name === 'IDAT';
    at = end + 4;
  }
  return false;
}

/** Segments up to the first scan, and an end mark after it (ITU T.81, annex B). */
function isWholeJpeg(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1];
    // Marks may be filled up with FF.
    if (marker === 0xff) at += 1;
    else if (marker === 0xda) return bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') > at;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Blocks, each with parts that state their length, up to the trailer (GIF 89a, appendix A). */
function isWholeGif(bytes: Buffer): boolean {
  const tableAfter = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableAfter(bytes[10]);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return true;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) at += 11 + tableAfter(bytes[at + 9]);
    else return false;
    for (let length = bytes[at]; length !== 0; length = bytes[at]) {
      if (length === undefined) return false;
      at += length + 1;
    }
    at += 1;
  }
  return false;
}

/** Boxes that state their size, up to the end of the file (ISO/IEC 14496-12). */
function isWholeAvif(bytes: Buffer): boolean {
  const seen = new Set<string>();
  let at = 0;
  while (at + 8 <= bytes.length) {
    const [size, name] = [bytes.readUInt32BE(at), textAt(bytes, at + 4, at + 8)];
    seen.add(name);
    if (size === 0) break;
    const large = size === 1 && at + 16 <= bytes.length;
    const length = large ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    if (length < 8 || at + length > bytes.length) return false;
    at += length;
  }
  return seen.has('meta') && seen.has('mdat');
}

/** A list of pictures that states where each is. */
function isWholeIcon(bytes: Buffer): boolean {
  const count = bytes.length < 6 ? 0 : bytes.readUInt16LE(4);
  const entries = Array.from({ length: count }, (_, index) => 6 + 16 * index);
  const isInside = (at: number) =>
    at + 16 <= bytes.length && bytes.readUInt32LE(at + 8) + bytes.readUInt32LE(at + 12) <= bytes.length;
  return count > 0 && entries.every(isInside);
}

/** The head states the length of the file and where the pixels are. */
const isWholeBmp = (bytes: Buffer) =>
  bytes.length >= 26 && bytes.readUInt32LE(2) <= bytes.length && bytes.readUInt32LE(10) < bytes.length;

/** The head states the length of the file; the first chunk is a picture, or describes one. */
const isWholeWebp = (bytes: Buffer) =>
  bytes.length >= 20 && bytes.readUInt32LE(4) + 8 <= bytes.length && /^VP8[ LX]$/.test(textAt(bytes, 12, 16));

/** The compressed formats state the length of the file, the others where each of their tables is. */
function isWholeFont(bytes: Buffer): boolean {
  if (textAt(bytes, 0, 3) === 'wOF') return sizeAt(bytes, 8) === bytes.length;
  // A collection has several lists of tables.
  if (textAt(bytes, 0, 4) === 'ttcf') return bytes.length > 12;
  const count = bytes.length < 12 ? 0 : bytes.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => 12 + 16 * index);
  const isInside = (at: number) =>
    at + 16 <= bytes.length && sizeAt(bytes, at + 8) + sizeAt(bytes, at + 12) <= bytes.length;
  return count > 0 && tables.every(isInside);
}

const IS_WHOLE: Readonly<Partial<Record<Kind, (bytes: Buffer) => boolean>>> = {
  PNG: isWholePng,
  JPEG: isWholeJpeg,
  GIF: isWholeGif,
  WebP: isWholeWebp,
  BMP: isWholeBmp,
  AVIF: isWholeAvif,
  icon: isWholeIcon,
  font: isWholeFont,
};

function findJsonFault(text: string): FileFault | undefined {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return undefined;
  } catch (error) {
    const message = `The file is not valid JSON: ${(error as Error).message.split('\n')[0]}`;
    return { code: 'wrong-kind', message, hint: 'correct it, or rename the file' };
  }
}

const article = (kind: string) => (/^(?:AVIF|HTML|SVG|icon)/.test(kind) ? 'an' : 'a');

/**
 * Returns what is wrong with a file that is going to be published: it is a pointer to a file that was not fetched,
 * empty, cut, damaged, of another kind than its name says, or a drawing that runs code or loads other files.
 * @param bytes all bytes, or at least the first ones of a file of a kind that is not checked
 * @param isInlined the file is a drawing that becomes a part of documents, which give it the namespace
 */
export function findFileFault(name: string, bytes: Buffer, isInlined = false): FileFault | undefined {
  if (POINTER.test(textAt(bytes, 0, 60))) {
    const message = 'The file is only a pointer to a large file that was not fetched';
    return { code: 'damaged-file', message, hint: 'run git lfs pull, or git annex get' };
  }
  const kind = kindOfName(name);
  if (!kind) return undefined;
  if (bytes.length === 0)
    return { code: 'damaged-file', message: 'The file is empty', hint: 'add it again, or remove it' };
  if (kind === 'SVGZ') {
    // Hosts would have to send it with `Content-Encoding: gzip`.
    const message = 'Browsers do not draw compressed drawings from every host';
    return { code: 'wrong-kind', message, hint: 'write it as .svg; the host compresses it' };
  }
  if (kind === 'JSON') return findJsonFault(bytes.toString('utf8'));
  const [found] = MARKS.find(([, isOf]) => isOf(bytes)) ?? [];
  if (found !== kind) {
    const what = found ? `is ${article(found)} ${found}` : `is not ${article(kind)} ${kind}`;
    const message = `The file ${what}, although its name ends with .${name.split('.').at(-1)}`;
    return { code: 'wrong-kind', message, hint: 'rename it, convert it, or export it again' };
  }
  if (kind === 'SVG') return findSvgFault(bytes.toString('utf8'), isInlined);
  if (IS_WHOLE[kind]?.(bytes) === false)
    return { code: 'damaged-file', message: `The ${kind} is cut or damaged`, hint: 'add it again' };
  return undefined;
}
