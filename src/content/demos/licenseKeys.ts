import type { DemoLicense, DemoLicenseModule } from '../../model/demos/demo';
import { loadFamilyModule } from './familyModule';

const done = new Set<string>();

/**
 * Sets the keys of licensed packages, each once, before anything that needs them is rendered at build time.
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
 * Returns the lines of a generated module that set the keys of licensed packages when it is loaded. No other
 * file contains the keys, so that a reader who copies a demo does not copy them.
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
