import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Files that the next build reads: each begins with a hash of its name and its content, so that one that is cut, damaged
 * or that belongs to another name counts as missing.
 */

/** The hash in hex digits, and a line end. */
const HEAD_BYTES = 65;

const headOf = (name: string, content: Buffer) =>
  `${createHash('sha256').update(name).update('\0').update(content).digest('hex')}\n`;

/** Returns the content of a sealed file; undefined if it is missing, damaged, or sealed with another name. */
export function readSealed(file: string, name: string): Buffer | undefined {
  try {
    const sealed = readFileSync(file);
    const content = sealed.subarray(HEAD_BYTES);
    return sealed.subarray(0, HEAD_BYTES).toString() === headOf(name, content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a sealed file and the folders above it.
 * @param name what the file is; reading it needs the same name
 * @throws the system's error if it can't be written
 */
export function writeSealed(file: string, name: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, Buffer.concat([Buffer.from(headOf(name, bytes)), bytes]));
  // The rename is atomic: concurrent or killed builds never leave a partial file.
  renameSync(draft, file);
}
