import type { DemoLicence, DemoLicenceModule } from '../../model/demos/demo';
import { loadFamilyModule } from './loadFamilyModule';

const done = new Set<string>();

/**
 * Gives the packages of licences their keys, each once, before anything that needs them is drawn at build.
 * @throws what loading the module of a licence throws
 */
export async function setLicenceKeys(licences: readonly DemoLicence[]): Promise<void> {
  for (const { key, module } of licences) {
    if (!key || done.has(module)) continue;
    const { setLicenceKey } = (await loadFamilyModule(module)) as DemoLicenceModule;
    setLicenceKey(key);
    done.add(module);
  }
}
