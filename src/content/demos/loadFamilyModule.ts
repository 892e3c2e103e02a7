import { join } from 'node:path';
import { bundleJavaScript } from './bundleJavaScript';
import { asInProduction } from './asInProduction';
import { readModules } from './readModules';

/** Node's loader takes JSX for a mistake where the name of a file does not tell of it. */
function isJavaScript(file: string): boolean {
  return Object.keys(readModules(file).modules).some((path) => path.endsWith('.js'));
}

/**
 * Loads a module of the family as the reader's browser has it.
 * @throws what loading the module throws
 */
export function loadFamilyModule(file: string): Promise<unknown> {
  return asInProduction(async () => {
    const loaded = isJavaScript(file) ? await bundleJavaScript(file) : file;
    return (await import(join(process.cwd(), loaded))) as unknown;
  });
}
