import { join } from 'node:path';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import { formatRules } from '../styles/formatRules';
import { writeHashed } from '../pageData/writeHashed';

/** Writes the CSS variables of each product's demo theme; returns the sheets' addresses by product. */
export async function writeThemeSheets(productIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const id of productIds) {
    const file = join(process.cwd(), `data/products/${id}/demoProvider.tsx`);
    const { listStyleSheets } = (await import(file)) as DemoProviderModule;
    addresses.set(id, writeHashed('demos/theme.css', `@layer theme{${formatRules(listStyleSheets())}}`));
  }
  return addresses;
}
