import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Product } from '../../model/products/Product';
import type { ReportDemo } from './builtDemo';
import { DATA, familyFolder } from '../workspace';
import { SHEET } from './sheetText';

/**
 * Returns the files of the style sheets that every demo of a product needs, and reports those that no package has: the
 * bundler would leave them out.
 */
export function findProductSheets(
  { id, styles = [] }: Pick<Product, 'id' | 'styles'>,
  report: ReportDemo,
): string[] {
  const load = createRequire(join(familyFolder(), 'package.json'));
  const file = DATA.productFile(id);
  return styles.flatMap((specifier) => {
    // A path would mean another file in each module that imports the sheet.
    if (!/^[./]/.test(specifier))
      try {
        const found = load.resolve(specifier);
        if (SHEET.test(found) && existsSync(found)) return [relative(familyFolder(), found)];
      } catch {
        // Reported below.
      }
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    report({
      file,
      line: lines.findIndex((line) => line.includes(specifier)) + 1 || 1,
      code: 'demo-sheet',
      message: `No package has the style sheet "${specifier}"`,
      hint: "name a file of an installed package, or import a sheet of the family's own in demoProvider.tsx",
    });
    return [];
  });
}
