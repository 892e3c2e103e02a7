import type { DemoExtras } from '../../model/demos/demo';
import { modulePath } from '../../model/demos/liveMessages';
import type { Compiled } from './compileDemo';

type Compile = (code: string) => Compiled;

function compileModule(path: string, text: string, compile: Compile): string {
  if (path.endsWith('.json')) return `module.exports = JSON.parse(${JSON.stringify(text)});`;
  const { code, fault } = compile(text);
  if (!fault) return code;
  // Told like whatever else a module throws, and only where the edited code still imports it.
  const message = `${path}:${fault.line}: ${fault.message}`;
  return `throw new SyntaxError(${JSON.stringify(message)});`;
}

/**
 * The modules beside a demo as CommonJS, by their path without extension; one that can't be understood throws when it
 * is loaded.
 */
export function compileModules(
  modules: DemoExtras['modules'],
  compile: Compile,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, { TS }]) => [modulePath('', path), compileModule(path, TS, compile)]),
  );
}
