import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The first 12 hex digits of the SHA-256 of a text: names files, keys caches. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Writes a file and the folders above it. */
export function writeText(file: string, text: string | NodeJS.ArrayBufferView): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a file that may hold this text already: to read it is much quicker than to write it. */
export function writeIfOther(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeText(file, text);
}

/**
 * Writes a generated file whose name carries the hash of its content, and returns its address.
 * @example writeHashed('nav/x-en.json', '{}') // '/_docs/nav/x-en.44136fa355b3.json'
 */
export function writeHashed(name: string, text: string): string {
  const dot = name.lastIndexOf('.');
  const hashed = `_docs/${name.slice(0, dot)}.${hashText(text)}${name.slice(dot)}`;
  writeText(`public/${hashed}`, text);
  return `/${hashed}`;
}
