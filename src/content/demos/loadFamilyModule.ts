import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundleJavaScript } from './bundleJavaScript';
import { asInProduction } from './asInProduction';
import { EndlessError, endInTime } from './endInTime';
import { readModules } from './readModules';

/** Node's loader takes JSX for a mistake where the name of a file does not tell of it. */
function isJavaScript(file: string): boolean {
  return Object.keys(readModules(file).modules).some((path) => path.endsWith('.js'));
}

const load = createRequire(join(process.cwd(), 'package.json'));

/** Makes Node forget the modules that were being loaded when it was ended; by itself it does so in a `finally`. */
function forgetUnfinished(known: ReadonlySet<string>): void {
  for (const [name, module] of Object.entries(load.cache))
    if (!known.has(name) && !module?.loaded) delete load.cache[name];
}

/**
 * Loads a module of the family as the reader's browser has it.
 * @throws what loading the module throws, EndlessError where that has no end
 */
export function loadFamilyModule(file: string): Promise<unknown> {
  return asInProduction(async () => {
    const loaded = isJavaScript(file) ? await bundleJavaScript(file) : file;
    const known = new Set(Object.keys(load.cache));
    try {
      return endInTime(() => load(join(process.cwd(), loaded)) as unknown);
    } catch (error) {
      if (error instanceof EndlessError) forgetUnfinished(known);
      throw error;
    }
  });
}
