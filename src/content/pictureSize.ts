import { readDrawing } from './drawing';

const PNG = 0x89504e47;
const JPEG = 0xffd8;

/** Returns the width and height that the root of an SVG states. */
function readSvgSize(text: string): { width: number; height: number } | undefined {
  const { attributes = {} } = readDrawing(text) ?? {};
  const [width, height] = [attributes.width, attributes.height].map((value = '') =>
    Number(/^(\d+)(?:px)?$/.exec(value)?.[1] ?? 0),
  );
  return width && height ? { width, height } : undefined;
}

/** Returns the size in px of a PNG, a JPEG, or an SVG that states it; undefined for anything else. */
export function readPictureSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 24) return undefined;
  if (bytes.readUInt32BE(0) === PNG) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
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
