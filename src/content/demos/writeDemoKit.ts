import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { DemoKit } from '../../model/demos/demo';
import { listSpecifiers, packageName } from '../../model/demos/specifiers';
import type { Product } from '../../model/products/Product';
import { listEntryPoints, versionsWithPeers } from './installedPackages';
import { writeLiveDocument } from './liveDocument';
import { writeHashed } from '../pageData/generatedFiles';
import { providerFile, readModules } from './familyModule';
import { listCompilers } from './sheetText';
import { toJavaScript } from './toJavaScript';
import { translateModules } from './translatedModules';
import { DATA } from '../workspace';

const REEXPORT = /^export \{ Provider \} from '(\.[^']+)';\s*$/;

/** The sandbox provider of products that have none of their own. */
const NO_PROVIDER = `import type { ReactNode } from 'react';

export function Provider({ children }: { children: ReactNode }) {
  return children;
}
`;

/** Returns the file of a product's sandbox provider: its own, or the one that it exports again; undefined if there is none. */
export function findSandboxProvider(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const other = REEXPORT.exec(readFileSync(file, 'utf8'))?.[1];
  return other ? findSandboxProvider(posix.join(posix.dirname(file), `${other}.tsx`)) : file;
}

/** What sandboxes of a product have beside the demo. */
interface Surroundings {
  readonly provider: string;
  /** Files beside the provider, by path from its folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Style sheets that the project imports, as in `DemoKit`. */
  readonly styles: readonly string[];
  /** Packages that all of these need, as specifiers. */
  readonly specifiers: readonly string[];
}

/** Lists the sheets that a module imports for its rules only. */
const listBareSheets = (code: string) =>
  [...code.matchAll(/^\s*import\s+['"](?<specifier>[^'"]+\.s?css)['"]/gm)].map(
    ({ groups }) => groups?.specifier ?? '',
  );

/**
 * Reads the sandbox provider of a product with all that it imports, and the style sheets that the provider of the page
 * imports: a demo looks in a sandbox as on its page.
 */
function readSurroundings({ id, styles = [] }: Pick<Product, 'id' | 'styles'>): Surroundings {
  const file = findSandboxProvider(DATA.sandboxProvider(id));
  const folder = file ? posix.dirname(file) : DATA.product(id);
  const relative = (path: string) => {
    const found = posix.relative(folder, path);
    return found.startsWith('.') ? found : `./${found}`;
  };
  const graph = file ? readModules(file) : { modules: {}, specifiers: listSpecifiers(NO_PROVIDER) };
  const { [file ?? '']: provider = NO_PROVIDER, ...beside } = graph.modules;
  const onPage = providerFile(id);
  const sheets = listBareSheets(existsSync(onPage) ? readFileSync(onPage, 'utf8') : '');
  const files: Record<string, string> = { ...beside };
  const specifiers = [...graph.specifiers, ...styles];
  const added = sheets.flatMap((specifier) => {
    if (!specifier.startsWith('.')) {
      specifiers.push(specifier);
      return [specifier];
    }
    const path = posix.join(posix.dirname(onPage), specifier);
    if (!existsSync(path)) return [];
    const { modules, specifiers: needed } = readModules(path);
    Object.assign(files, modules);
    specifiers.push(...needed);
    return [relative(path)];
  });
  return {
    provider,
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [posix.relative(folder, path), text]),
    ),
    styles: [...new Set([...styles, ...added])],
    specifiers,
  };
}

/**
 * Writes the data that a product's demos share outside of the page, in sandboxes and live documents; returns its
 * URL.
 * @param specifiers everything that the product's demos import
 * @param family packages that the family documents, or that its demos use
 * @param sheets style sheets of the live document
 * @param kept addresses by what kits are made of but packages: one that is there is not written again
 */
export async function writeDemoKit(
  product: Pick<Product, 'id' | 'name' | 'styles' | 'colorMode'>,
  specifiers: readonly string[],
  family: readonly string[],
  sheets: readonly string[],
  kept = new Map<string, string>(),
): Promise<string> {
  const { id, name, colorMode } = product;
  const surroundings = readSurroundings(product);
  const { provider, files, styles, specifiers: surrounding } = surroundings;
  const used = [...new Set([...specifiers, ...readModules(providerFile(id)).specifiers])].sort();
  const key = JSON.stringify([id, surroundings, used, family, sheets]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const kit: DemoKit = {
    productId: id,
    productName: name,
    provider: { TS: provider, JS: await toJavaScript(provider) },
    ...(Object.keys(files).length > 0 ? { providerFiles: await translateModules(files) } : {}),
    ...(styles.length > 0 ? { styles } : {}),
    ...(colorMode ? { colorMode } : {}),
    packages: versionsWithPeers([
      'react',
      'react-dom',
      ...surrounding.map(packageName),
      ...listCompilers([...Object.keys(files), ...surrounding]),
    ]),
    family: Object.fromEntries(
      Object.keys(versionsWithPeers(family)).map((other) => [other, versionsWithPeers([other])]),
    ),
    ...(await writeLiveDocument(product, listEntryPoints(used), sheets)),
  };
  const address = writeHashed(`demos/kit-${id}.json`, JSON.stringify(kit));
  kept.set(key, address);
  return address;
}
