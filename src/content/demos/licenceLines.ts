import type { DemoLicence } from '../../model/demos/demo';

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
