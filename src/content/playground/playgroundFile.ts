import { runInNewContext } from 'node:vm';
import * as ts from 'typescript-js';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { PlaygroundSettings } from '../../model/playground/controls';

/** A playground's file: its component, and what it says about the controls. */
export interface PlaygroundFile {
  /** The source without the settings and without what declares `props`; still spreads them. */
  readonly source: string;
  /** Whether the default export takes them; else the file only declares them. */
  readonly takesProps: boolean;
  readonly settings: PlaygroundSettings;
}

/** The settings stand at the end, so that the code above them is what readers copy. */
const SETTINGS = /\n*export const playground = (\{[\s\S]*\});\s*$/;
const PARAMETER = /(export default function \w+)\(\s*props: [^)]*\)/;
/** Stands for the parameter if another function of the file spreads the props. */
const DECLARATION = /^declare const props: [^;]*;\n+/m;
const TYPE_IMPORT = /^import type \{([^}]*)\} from ('[^']*');\n/gm;

/** Removes the imports of types that nothing uses any more. */
function withoutUnusedTypes(source: string): string {
  return source.replace(TYPE_IMPORT, (statement, names: string, from: string) => {
    const others = source.replace(statement, '');
    const all = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const used = all.filter((name) => new RegExp(`\\b${name}\\b`).test(others));
    if (used.length === all.length) return statement;
    return used.length > 0 ? `import type { ${used.join(', ')} } from ${from};\n` : '';
  });
}

/** Time limit for settings that do not end. Busy machines need seconds to begin. */
const MAX_MS = 30_000;

/**
 * Parses the source of a `<Name>.playground.tsx`.
 * @throws the error of an object of settings that cannot be read
 */
export function parsePlaygroundFile(code: string): PlaygroundFile {
  const settings = SETTINGS.exec(code)?.[1];
  const source = code.replace(SETTINGS, '\n').replace(PARAMETER, '$1()').replace(DECLARATION, '');
  return {
    source: withoutUnusedTypes(source),
    takesProps: PARAMETER.test(code),
    // The build runs the modules of the family anyway; this one is an object literal without imports.
    settings: settings
      ? (runInNewContext(`(${settings})`, {}, { timeout: MAX_MS }) as PlaygroundSettings)
      : {},
  };
}

/** Returns the first syntax error of a source, and its line from 1; undefined if there is none. */
export function findSyntaxFault(
  code: string,
): { readonly line: number; readonly message: string } | undefined {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'playground.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  const [first] = diagnostics;
  if (!first) return undefined;
  const { line = 0 } = first.file?.getLineAndCharacterOfPosition(first.start ?? 0) ?? {};
  return { line: line + 1, message: ts.flattenDiagnosticMessageText(first.messageText, ' ') };
}

const DEFAULT_IMPORT = /^import \w+ from /;

/** Returns the source of a playground without a file of its own: the component with the chosen props. */
export function plainSource({ name, imports }: ApiUnit): string {
  const statement = imports.find((each) => DEFAULT_IMPORT.test(each)) ?? imports[0] ?? '';
  return `${statement}\n\nexport default function ${playgroundName(name)}() {\n  return <${name} {...props} />;\n}\n`;
}

/**
 * Returns the name of the function that renders a component.
 * @example playgroundName('Menu.Item') // 'MenuItemPlayground'
 */
export function playgroundName(component: string): string {
  return `${component.replaceAll('.', '')}Playground`;
}
