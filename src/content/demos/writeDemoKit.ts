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
import { DATA } from '../workspace';

const REEXPORT = /^export \{ Provider \} from '(\.[^']+)';\s*$/;

/** The sandbox provider of products that have none of their own. */
const NO_PROVIDER = `import type { ReactNode } from 'react';

export function Provider({ children }: { children: ReactNode }) {
  return children;
}
`;

/** Reads the sandbox provider of a product: the file itself, or the one that it exports again. */
function readSandboxProvider(file: string): string {
  if (!existsSync(file)) return NO_PROVIDER;
  const code = readFileSync(file, 'utf8');
  const other = REEXPORT.exec(code)?.[1];
  return other ? readSandboxProvider(posix.join(posix.dirname(file), `${other}.tsx`)) : code;
}

/**
 * Writes the data that a product's demos share outside of the page, in sandboxes and live documents; returns its
 * URL.
 * @param specifiers everything that the product's demos import
 * @param family packages that the family documents, or that its demos use
 * @param sheets style sheets of the live document
 */
export async function writeDemoKit(
  product: Pick<Product, 'id' | 'name' | 'styles' | 'colorMode'>,
  specifiers: readonly string[],
  family: readonly string[],
  sheets: readonly string[],
): Promise<string> {
  const { id, name, styles, colorMode } = product;
  const provider = readSandboxProvider(DATA.sandboxProvider(id));
  const used = [...new Set([...specifiers, ...readModules(providerFile(id)).specifiers])].sort();
  const surrounding = [...listSpecifiers(provider), ...(styles ?? [])];
  const kit: DemoKit = {
    productId: id,
    productName: name,
    provider: { TS: provider, JS: await toJavaScript(provider) },
    ...(styles ? { styles } : {}),
    ...(colorMode ? { colorMode } : {}),
    packages: versionsWithPeers([
      'react',
      'react-dom',
      ...surrounding.map(packageName),
      ...listCompilers(surrounding),
    ]),
    family: Object.fromEntries(
      Object.keys(versionsWithPeers(family)).map((other) => [other, versionsWithPeers([other])]),
    ),
    ...(await writeLiveDocument(product, listEntryPoints(used), sheets)),
  };
  return writeHashed(`demos/kit-${id}.json`, JSON.stringify(kit));
}
