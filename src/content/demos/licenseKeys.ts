import type { DemoLicense, DemoLicenseModule } from '../../model/demos/demo';
import { loadFamilyModule } from './familyModule';

const done = new Set<string>();

/**
 * Gives the packages of licenses their keys, each once, before anything that needs them is drawn at build.
 * @throws what loading the module of a license throws
 */
export async function setLicenseKeys(licenses: readonly DemoLicense[]): Promise<void> {
  for (const { key, module } of licenses) {
    if (!key || done.has(module)) continue;
    const { setLicenseKey } = (await loadFamilyModule(module)) as DemoLicenseModule;
    setLicenseKey(key);
    done.add(module);
  }
}

/**
 * Lines of a generated module that give the packages of licenses their keys once it is loaded. The keys stand in no
 * other file, so that nobody who takes a demo along takes them along.
 * @param toSpecifier how the generated module imports a file of the project
 */
export function licenseLines(
  licenses: readonly DemoLicense[],
  toSpecifier: (file: string) => string,
): string[] {
  return licenses.flatMap(({ key, module }, index) =>
    key
      ? [
          `import { setLicenseKey as setKey${index} } from '${toSpecifier(module)}';`,
          `setKey${index}(${JSON.stringify(key)});`,
        ]
      : [],
  );
}
