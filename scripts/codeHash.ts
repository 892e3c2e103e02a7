import { createHash } from 'node:crypto';
import { hashTree } from './hashTree';
import { isTest } from './isTest';
import { isText } from './isText';
import { CACHE, DATA } from '../src/content/workspace';

/** What decides about the bytes of the runtime, and not about the text of pages. */
const SOURCES = ['src', 'pages', 'next.config.js', 'package-lock.json', CACHE.siteTheme];

/**
 * Returns a hash of the shell's code and styles. It names the build and stays the same if only text changes.
 */
export function codeHash(): string {
  const hash = createHash('sha256').update(process.env.BOOT ?? '');
  for (const source of SOURCES) hashTree(hash, source, isTest);
  return hash.digest('hex').slice(0, 16);
}

/** Files of the family that the bundler reads too. */
const FAMILY = [DATA.folder, 'package.json', 'tsconfig.json'];

/** Returns a hash of everything that is bundled. */
export function bundledHash(): string {
  const hash = createHash('sha256').update(codeHash());
  for (const source of FAMILY) hashTree(hash, source, (path) => isText(path) || isTest(path));
  return hash.digest('hex');
}
