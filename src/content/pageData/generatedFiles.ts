import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PUBLIC } from '../workspace';

/** Returns the first 12 hex digits of the SHA-256 of a content, for file names and cache keys. */
export function hashText(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Returns the hash of an inline script or style sheet for a security policy, `sha256-…`. */
export function hashInline(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Writes a file and the folders above it. */
export function writeText(file: string, text: string | NodeJS.ArrayBufferView): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the SHA-256 of a file's content; undefined if there is no such file. */
export function hashOfFile(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return undefined;
  }
}

/** Writes a file unless it already contains this text: reading is much faster than writing. */
export function writeIfChanged(file: string, text: string | Buffer): void {
  if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(text))) writeText(file, text);
}

/** Folder with the style sheets that documents contain; an export does not need them. */
export const INLINED_FOLDER = 'inlined';

/** The public files of this build. */
const written = new Set<string>();

/** Writes a generated public file. A file that this build does not write is swept at its end. */
export function writePublic(address: string, text: string | Buffer): void {
  const file = `${PUBLIC.folder}${address}`;
  written.add(file);
  writeIfChanged(file, text);
}

/** Removes the generated public files of earlier builds. */
export function sweepPublicFolder(): void {
  if (!existsSync(PUBLIC.generated)) return;
  for (const entry of readdirSync(PUBLIC.generated, { recursive: true, withFileTypes: true })) {
    const file = `${entry.parentPath}/${entry.name}`;
    if (!entry.isDirectory() && !written.has(file)) rmSync(file);
  }
}

/**
 * Writes a generated file whose name contains the hash of its content, and returns its URL.
 * @example writeHashed('nav/x-en.json', '{}') // '/_docs/nav/x-en.44136fa355b3.json'
 */
export function writeHashed(name: string, text: string | Buffer): string {
  const dot = name.lastIndexOf('.');
  const file = `${PUBLIC.generated}/${name.slice(0, dot)}.${hashText(text)}${name.slice(dot)}`;
  const address = file.slice(PUBLIC.folder.length);
  writePublic(address, text);
  return address;
}

/** Folder of fonts with only the characters of prerendered demos. */
export const SUBSET_FOLDER = 'fonts/subsets';

/** Every route of the site, see `PageHashes`. */
export const routesFile = 'routes.json';
/** The routes that files of the family draw. */
export const familyRoutesFile = 'familyRoutes.json';
/** Code of the inline script of every document, `src/entries/head.ts`. */
export const headScriptFile = 'head.js';
/** Code of the inline script of the 404 page, `src/entries/notFound.ts`. */
export const notFoundScriptFile = 'notFound.js';
/** Facts about the deployment, see `RunTime`. */
export const runTimeFile = 'runTime.json';
/** Facts for the social tags in the head of every document, see `SocialFacts`. */
export const socialFile = 'social.json';

/** One flat folder for the props of all routes: creating and removing folders is slower than files. */
export const PAGES_FOLDER = 'pages';

/** Returns the file for the props of a route. */
export function pageFile(route: string): string {
  return `${PAGES_FOLDER}/${encodeURIComponent(route)}.json`;
}

/** Returns the file for the whole sidebar tree of a product. */
export function sidebarFile(productId: string, language: string): string {
  return `sidebars/${productId}.${language}.json`;
}
