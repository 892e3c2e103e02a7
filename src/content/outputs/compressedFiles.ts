import { linkSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import type { Compression } from '../../model/page/SiteConfig';
import { OUT } from '../workspace';

/** Kinds of text. Pictures, and fonts for browsers, are compressed already. */
const TEXT = /\.(?:html|css|m?js|json|md|txt|xml|svg|webmanifest|map)$/;
/** Smaller files are one packet either way. `gzip_min_length` of nginx is the same. */
export const COMPRESSED_MIN_BYTES = 1024;
/** As many as the threads that Node has for it. */
const MOST_AT_ONCE = 4;

/** The system that is named in the head of a gzip file; 255 is an unknown one (RFC 1952, section 2.3). */
const SYSTEM = { at: 9, unknown: 255 } as const;

interface Format {
  readonly compress: (bytes: Buffer) => Promise<Buffer>;
  readonly restore: (bytes: Buffer, limit: { readonly maxOutputLength: number }) => Buffer;
}

const FORMATS: Readonly<Record<Compression, Format>> = {
  gz: {
    compress: async (bytes) => {
      const compressed = await promisify(gzip)(bytes);
      compressed[SYSTEM.at] = SYSTEM.unknown;
      return compressed;
    },
    restore: gunzipSync,
  },
  br: {
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          // The next steps take several times as long.
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    restore: brotliDecompressSync,
  },
};

/** The ending of a compressed copy. */
const COPY = /\.(gz|br)$/;

/**
 * Returns the path of the file that hosts send a compressed copy in the place of; undefined for other paths.
 * @example copyToFile('a/index.html.gz') // 'a/index.html'
 */
export function copyToFile(path: string): string | undefined {
  return COPY.test(path) ? path.replace(COPY, '') : undefined;
}

/** Returns whether a compressed copy, whose name says its format, restores to exactly these bytes. */
export function isCopyOf(name: string, copy: Buffer, bytes: Buffer): boolean {
  const kind = COPY.exec(name)?.[1] as Compression | undefined;
  try {
    // A limit of 0 is invalid.
    const limit = { maxOutputLength: bytes.length + 1 };
    return kind !== undefined && FORMATS[kind].restore(copy, limit).equals(bytes);
  } catch {
    return false;
  }
}

/** Whether a compressed file exists and holds exactly these bytes. */
async function holds(file: string, bytes: Buffer): Promise<boolean> {
  const copy = await readFile(file).catch(() => undefined);
  return copy !== undefined && isCopyOf(file, copy, bytes);
}

async function compressFile(folder: string, path: string, kinds: readonly Compression[]): Promise<void> {
  const file = `${folder}/${path}`;
  const bytes = await readFile(file);
  if (bytes.length < COMPRESSED_MIN_BYTES) return;
  for (const kind of kinds) {
    const name = `${file}.${kind}`;
    // A family may bring its own. Hosts would send any other content in the place of the file.
    if (await holds(name, bytes)) continue;
    rmSync(name, { force: true });
    const before = `${OUT}/${path}.${kind}`;
    // Restoring takes a quarter of the time of compressing.
    if (await holds(before, bytes)) {
      linkSync(before, name);
      continue;
    }
    const compressed = await FORMATS[kind].compress(bytes);
    if (compressed.length < bytes.length) writeFileSync(name, compressed);
  }
}

/**
 * Writes compressed copies beside the files of an export that hosts would otherwise compress for each request. Uses
 * those of the last build, if they hold the same. No file may change afterwards.
 */
export async function compressFiles(folder: string, kinds: readonly Compression[]): Promise<void> {
  if (kinds.length === 0) return;
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1));
  const compressNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop())
      await compressFile(folder, path, kinds);
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, compressNext));
}
