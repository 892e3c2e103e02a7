import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';
import { formatRules } from '../styles/formatRules';
import { writeHashed } from '../pageData/writeHashed';
import { writeDemoStyleHashes } from './demoStyleHashes';
import type { DemoTheme, DemoThemes } from './DemoTheme';
import { loadFamilyModule } from './loadFamilyModule';
import { providerFile } from './providerFile';

/** Writes the CSS variables of each product's demo theme, and what its components write beside them. */
export async function writeThemeSheets(productIds: readonly string[]): Promise<DemoThemes> {
  const themes = new Map<string, DemoTheme>();
  const hashes: string[] = [];
  for (const id of productIds) {
    const { listStyleSheets, inlineStyleHashes = [] } = (await loadFamilyModule(
      providerFile(id),
    )) as DemoProviderModule;
    hashes.push(...inlineStyleHashes);
    const sheets = listStyleSheets();
    themes.set(id, { sheets, href: writeHashed('demos/theme.css', `@layer theme{${formatRules(sheets)}}`) });
  }
  writeDemoStyleHashes(hashes);
  return themes;
}
