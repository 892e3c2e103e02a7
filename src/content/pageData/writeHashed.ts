import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PUBLIC } from '../workspace';

/** Returns the first 12 hex digits of the SHA-256 of a text, for file names and cache keys. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Writes a file and the folders above it. */
export function writeText(file: string, text: string | NodeJS.ArrayBufferView): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a file unless it already contains this text: reading is much faster than writing. */
export function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeText(file, text);
}

/**
 * Writes a generated file whose name contains the hash of its content, and returns its URL.
 * @example writeHashed('nav/x-en.json', '{}') // '/_docs/nav/x-en.44136fa355b3.json'
 */
export function writeHashed(name: string, text: string): string {
  const dot = name.lastIndexOf('.');
  const file = `${PUBLIC.generated}/${name.slice(0, dot)}.${hashText(text)}${name.slice(dot)}`;
  writeText(file, text);
  return file.slice(PUBLIC.folder.length);
}
