import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { BadAnswer, HOME_ID, libraryName } from '../content/newFamily/familyAnswers';
import {
  newDemo,
  newLanguage,
  newPage,
  type ProductPlace,
  readPrefix,
  withProduct,
} from '../content/newFamily/familyParts';
import { type NewFiles, productFiles } from '../content/newFamily/productFiles';
import { readManifest } from '../content/packages';
import { DATA, familyFolder } from '../content/workspace';
import { setDefaultLanguage } from '../model/languages/defaultLanguage';
import { readDefaultLanguage, readLanguageCodes } from '../model/languages/Language';
import { isReservedPathname } from '../model/routes/isReservedPathname';
import { readInstalled, withUnplayable, writeFiles, type NewOptions } from './newFamily';
import { findRequested, installPackages } from './npm';

/** What can be added to a family. */
export const PARTS = ['page', 'demo', 'product', 'language'];

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Lists the products of the family, without loading what may be broken. */
function listProducts(): ProductPlace[] {
  return readdirSync(DATA.products, { withFileTypes: true }).flatMap((entry) => {
    const prefix = entry.isDirectory() ? readPrefix(read(DATA.productFile(entry.name)) ?? '') : undefined;
    return prefix === undefined ? [] : [{ id: entry.name, prefix }];
  });
}

/** Remembers files; returns what writes them again as they were. */
function keepFiles(files: readonly string[]): () => void {
  const kept = files.flatMap((file) => {
    const text = read(file);
    return text === undefined ? [] : [[file, text] as const];
  });
  return () => {
    for (const [file, text] of kept) writeFileSync(file, text);
  };
}

/** Returns the files of a further library. @throws BadAnswer if the product exists */
async function newProduct(id: string, options: NewOptions): Promise<NewFiles> {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id) || id === HOME_ID)
    throw new BadAnswer(
      `"${id}" is not an ID of a product: use a–z, 0–9 and single hyphens, such as acme-charts`,
    );
  if (isReservedPathname(`/${id}`, readLanguageCodes(read(DATA.languages) ?? '')))
    throw new BadAnswer(
      `The addresses below /${id}/ are those of the shell or of a language: choose another ID`,
    );
  if (existsSync(DATA.product(id))) throw new BadAnswer(`${DATA.product(id)} exists: choose another ID`);
  if (options.package === undefined)
    throw new BadAnswer(`Name the package that is to be documented: --package @acme/${id}`);
  const list = withProduct(id, read(DATA.productList) ?? '');
  const folder = familyFolder();
  const library = await findRequested(options.package);
  const { dependencies = {} } = readManifest(folder) ?? {};
  const restore = keepFiles(['package.json', 'package-lock.json']);
  try {
    if (dependencies[library.name] === undefined) await installPackages([library.specFrom(folder)], folder);
    const facts = await withUnplayable(await readInstalled(library.name, folder));
    const name = options.name?.trim() || libraryName(library.name);
    return { ...productFiles({ id, name }, facts), [DATA.productList]: list };
  } catch (error) {
    restore();
    throw error;
  }
}

/** Adds a part to the family in the working folder. @throws BadAnswer if it exists, or cannot be added */
export async function addPart(
  kind: string,
  [first = '', second = '', ...more]: readonly string[],
  options: NewOptions,
): Promise<void> {
  if (!existsSync(DATA.site))
    throw new BadAnswer(`There is no ${DATA.site} here: go to the folder of a documentation`);
  if (more.length > 0 || (second !== '') !== (kind === 'demo'))
    throw new BadAnswer(
      kind === 'demo'
        ? 'Write docs-shell new demo <address of its page> <Name>'
        : `Write docs-shell new ${kind} with one name`,
    );
  setDefaultLanguage(readDefaultLanguage(read(DATA.languages)));
  const create = (): NewFiles | Promise<NewFiles> => {
    if (kind === 'page') return newPage(first, listProducts(), read);
    if (kind === 'demo') return newDemo(first, second, listProducts(), read);
    return kind === 'product' ? newProduct(first, options) : newLanguage(first, read);
  };
  const files = await create();
  await writeFiles(files, familyFolder());
  console.log(Object.keys(files).join('\n'));
}
