import { readDrawing } from './drawing';

const PNG = 0x89504e47;
const JPEG = 0xffd8;

/** The words before the chunks of a WebP. */
const isWebP = (bytes: Buffer) =>
  bytes.length >= 30 && /^RIFF.{4}WEBPVP8[ LX]/s.test(bytes.toString('latin1', 0, 16));

/** Returns the size of a WebP. @see https://developers.google.com/speed/webp/docs/riff_container */
function readWebPSize(bytes: Buffer): { width: number; height: number } {
  switch (bytes.toString('latin1', 15, 16)) {
    case 'X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
}

/**
 * Returns the width of a picture divided by its height; undefined if it states neither a size nor, as a drawing, a
 * `viewBox`.
 */
export function readProportion(bytes: Buffer): number | undefined {
  const size = readPictureSize(bytes);
  if (size) return size.width / size.height;
  const box = readDrawing(bytes.toString('utf8'))
    ?.attributes.viewBox?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box ?? [];
  return width > 0 && height > 0 ? width / height : undefined;
}

/** Returns the width and height that the root of an SVG states. */
function readSvgSize(text: string): { width: number; height: number } | undefined {
  const { attributes = {} } = readDrawing(text) ?? {};
  const [width, height] = [attributes.width, attributes.height].map((value = '') =>
    Number(/^(\d+)(?:px)?$/.exec(value)?.[1] ?? 0),
  );
  return width && height ? { width, height } : undefined;
}

/** Returns the size in px of a PNG, a JPEG, a WebP, or an SVG that states it; undefined for anything else. */
export function readPictureSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 24) return undefined;
  if (bytes.readUInt32BE(0) === PNG) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (isWebP(bytes)) return readWebPSize(bytes);
  if (bytes.readUInt16BE(0) !== JPEG) return readSvgSize(bytes.toString('utf8'));
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Start of frame; C4, C8 and CC are other segments (ITU T.81, table B.1).
    const isSizeSegment = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isSizeSegment) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
