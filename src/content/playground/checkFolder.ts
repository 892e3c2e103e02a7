import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type ApiUnit, listUnits } from '../../model/api/ApiUnit';
import { nameHint } from '../../model/routes/editDistance';
import type { ReportDemo } from '../demos/builtDemo';
import { DATA } from '../workspace';
import { listParts, listPartsWithSettings } from './playgroundFile';

/**
 * Reports files in a product's folder of playgrounds whose names are not those of components or namespaces, and those of
 * namespaces that do not fit their parts.
 * @param all units of the product, with the members of namespaces
 */
export function checkFolder(productId: string, all: readonly ApiUnit[], report: ReportDemo): void {
  const units = all.filter(({ kind }) => kind === 'component' || kind === 'namespace');
  const folder = DATA.playgrounds(productId);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = `${folder}/${name}`;
    const fail = (message: string, hint: string) =>
      report({ file, line: 1, code: 'unknown-playground', message, hint });
    const of = name.replace(/\.(?:playground\.tsx|svg)$/, '');
    const unit = units.find((each) => each.name === of);
    if (!unit) {
      const message = `The API reference of this product has no component "${of}"`;
      const names = units.map((each) => each.name);
      fail(message, nameHint(of, names));
    } else if (unit.kind === 'namespace' && name.endsWith('.tsx')) checkParts(file, unit, fail);
  }
}

/** Reports the parts in the file of a namespace that it does not have, and those with settings that take no props. */
function checkParts(file: string, whole: ApiUnit, fail: (message: string, hint: string) => void): void {
  const code = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const parts = listUnits(whole)
    .filter(({ kind }) => kind === 'component')
    .map(({ name }) => name.slice(whole.name.length + 1));
  const spread = listParts(code);
  if (spread.length === 0)
    fail(
      `The playground of ${whole.name} spreads no props`,
      'write {...props.Root} on the element of each part',
    );
  for (const part of spread.filter((each) => !parts.includes(each)))
    fail(`${whole.name} has no component "${part}"`, nameHint(part, parts));
  try {
    for (const part of listPartsWithSettings(code).filter((each) => !spread.includes(each)))
      fail(
        `The playground of ${whole.name} has settings for "${part}", which takes no props`,
        nameHint(part, spread),
      );
  } catch {
    // The playgrounds of its parts report settings that cannot be read.
  }
}
