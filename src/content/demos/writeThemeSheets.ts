import { existsSync } from 'node:fs';
import { type DemoProviderModule, isComponent } from '../../model/demos/DemoProviderModule';
import { formatRules } from '../styles/formatRules';
import { writeHashed } from '../pageData/writeHashed';
import type { ReportDemo } from './DemoBuild';
import { writeDemoStyleHashes } from './demoStyleHashes';
import type { DemoTheme, DemoThemes } from './DemoTheme';
import { describeError } from './describeFault';
import { loadFamilyModule } from './loadFamilyModule';
import { providerFile } from './providerFile';

const HINT = "it exports DemoProvider and listStyleSheets; another product's shows how";

/** What a product's demos are drawn in; undefined, and told, where it is not there or not whole. */
async function loadProvider(productId: string, report: ReportDemo): Promise<DemoProviderModule | undefined> {
  const file = providerFile(productId);
  const tell = (message: string) => report({ file, line: 1, code: 'demo-provider', message, hint: HINT });
  if (!existsSync(file)) {
    tell(`${productId} has demos, and no file that says what they are drawn in`);
    return undefined;
  }
  try {
    const provider = (await loadFamilyModule(file)) as Partial<DemoProviderModule>;
    const { DemoProvider, listStyleSheets } = provider;
    if (!isComponent(DemoProvider)) tell('The file exports no component DemoProvider');
    if (typeof listStyleSheets !== 'function') tell('The file exports no function listStyleSheets');
    return isComponent(DemoProvider) && listStyleSheets ? (provider as DemoProviderModule) : undefined;
  } catch (error) {
    report(describeError(error, file, 'demo-provider', "The provider can't be loaded", HINT));
    return undefined;
  }
}

/**
 * Writes the CSS variables of each product's demo theme, and what its components write beside them. Products whose
 * provider is not there, or can't be used, are told, and left out.
 */
export async function writeThemeSheets(
  productIds: readonly string[],
  report: ReportDemo,
): Promise<DemoThemes> {
  const themes = new Map<string, DemoTheme>();
  const hashes: string[] = [];
  for (const id of productIds) {
    const provider = await loadProvider(id, report);
    if (!provider) continue;
    hashes.push(...(provider.inlineStyleHashes ?? []));
    const sheets = provider.listStyleSheets();
    themes.set(id, { sheets, href: writeHashed('demos/theme.css', `@layer theme{${formatRules(sheets)}}`) });
  }
  writeDemoStyleHashes(hashes);
  return themes;
}
