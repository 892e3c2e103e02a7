import { join } from 'node:path';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import { formatRules } from '../styles/formatRules';
import { writeHashed } from '../pageData/writeHashed';
import { writeDemoStyleHashes } from './demoStyleHashes';
import { providerFile } from './providerFile';

/**
 * Writes the CSS variables of each product's demo theme, and what its components write beside them; returns the
 * sheets' addresses by product.
 */
export async function writeThemeSheets(productIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  const hashes: string[] = [];
  for (const id of productIds) {
    const { listStyleSheets, inlineStyleHashes = [] } = (await import(
      join(process.cwd(), providerFile(id))
    )) as DemoProviderModule;
    hashes.push(...inlineStyleHashes);
    addresses.set(id, writeHashed('demos/theme.css', `@layer theme{${formatRules(listStyleSheets())}}`));
  }
  writeDemoStyleHashes(hashes);
  return addresses;
}
