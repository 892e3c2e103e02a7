import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { defaultLanguage } from '../model/languages/defaultLanguage';
import type { Product } from '../model/products/Product';
import { pathnameToHref } from '../model/routes/pathnameToHref';
import type { CatalogEntry } from './catalog';
import type { LinkedFile, LinkedFiles } from './markdown/PageContext';
import { writeHashed } from './pageData/generatedFiles';
import { readPictureSize } from './pictureSize';

/** Writes the pictures of a folder that its pages name for the browser, and returns them by their path. */
function writePictures(folder: string, pages: string): [string, LinkedFile][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = posix.join(folder, name.replaceAll('\\', '/'));
    const base = posix.basename(file);
    const isNamed = [base, encodeURI(base), encodeURIComponent(base)].some((written) =>
      pages.includes(written),
    );
    if (!/\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(base) || !isNamed) return [];
    const bytes = readFileSync(file);
    // The address needs no letter that would have to be encoded.
    const published = `pictures/${base.replace(/[^\w.-]+/g, '-')}`;
    return [[file, { href: writeHashed(published, bytes), ...readPictureSize(bytes) }]];
  });
}

/**
 * Returns what the relative links of each page lead to, by its file. Only the pages in the `folder` of a
 * product have such links. Writes the pictures there.
 * @param elsewhere address of the project's folder, for links to other files
 */
export function linkFiles(
  entries: readonly CatalogEntry[],
  products: readonly Product[],
  elsewhere: string,
): (file: string) => LinkedFiles | undefined {
  const folders = products.flatMap(({ folder = [] }) => folder);
  const pages = entries.map(({ file, pathname }): [string, LinkedFile] => {
    return [file, { href: pathnameToHref(pathname, defaultLanguage()) }];
  });
  const texts = entries
    .filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`)))
    .map(({ file }) => readFileSync(file, 'utf8'))
    .join('');
  const linked = {
    files: Object.fromEntries([...pages, ...folders.flatMap((folder) => writePictures(folder, texts))]),
    elsewhere,
  };
  return (file) => (folders.some((folder) => file.startsWith(`${folder}/`)) ? linked : undefined);
}
