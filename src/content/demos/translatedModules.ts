import type { ByCodeVariant } from '../../model/demos/demo';
import { toJavaScript } from './toJavaScript';

/** Returns modules and other files in both languages of demos, by the same paths. */
export async function translateModules(
  modules: Readonly<Record<string, string>>,
): Promise<Record<string, ByCodeVariant>> {
  const translated: Record<string, ByCodeVariant> = {};
  for (const [path, code] of Object.entries(modules)) {
    translated[path] = { TS: code, JS: /\.tsx?$/.test(path) ? await toJavaScript(code) : code };
  }
  return translated;
}
