import { join } from 'node:path';
import { bundleJavaScript } from './bundleJavaScript';
import { readModules } from './readModules';

/** Node's loader takes JSX for a mistake where the name of a file does not tell of it. */
function isJavaScript(file: string): boolean {
  return Object.keys(readModules(file).modules).some((path) => path.endsWith('.js'));
}

/**
 * Loads a module of the family as the reader's browser has it. The libraries name their styles by other rules in
 * development, so a demo drawn with these names would bring every style a second time when it comes to life. Only
 * loading looks like production: React is the development one, which warns, and so do the libraries while they draw.
 * `npm run dev`, whose browser develops, keeps the names of development.
 * @throws what loading the module throws
 */
export async function loadFamilyModule(file: string): Promise<unknown> {
  const environment = process.env as Record<string, string | undefined>;
  const { NODE_ENV: before } = environment;
  if (before !== 'development') environment.NODE_ENV = 'production';
  try {
    const loaded = isJavaScript(file) ? await bundleJavaScript(file) : file;
    return (await import(join(process.cwd(), loaded))) as unknown;
  } finally {
    if (before === undefined) delete environment.NODE_ENV;
    else environment.NODE_ENV = before;
  }
}
