import type { DemoLicence, DemoLicenceModule } from '../../model/demos/demo';
import { loadFamilyModule } from './familyModule';

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

/**
 * Lines of a generated module that give the packages of licences their keys once it is loaded. The keys stand in no
 * other file, so that nobody who takes a demo along takes them along.
 * @param toSpecifier how the generated module imports a file of the project
 */
export function licenceLines(
  licences: readonly DemoLicence[],
  toSpecifier: (file: string) => string,
): string[] {
  return licences.flatMap(({ key, module }, index) =>
    key
      ? [
          `import { setLicenceKey as setKey${index} } from '${toSpecifier(module)}';`,
          `setKey${index}(${JSON.stringify(key)});`,
        ]
      : [],
  );
}
