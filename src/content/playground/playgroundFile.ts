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

/** Evaluates the object of the settings: the build runs the modules of the family anyway, and this one imports nothing. */
function readSettings(literal: string): unknown {
  return runInNewContext(`(${literal})`, {}, { timeout: MAX_MS });
}

const PART_PROPS = /\s*\{\.\.\.props\.([\w.?]+)\}/g;

/** Lists the parts that the file of a namespace spreads props on: `List` for `<Tabs.List {...props.List}>`. */
export function listParts(code: string): string[] {
  return Array.from(code.matchAll(PART_PROPS), ([, part = '']) => part.replaceAll('?', ''));
}

/**
 * Lists the parts that the file of a namespace has settings for.
 * @throws the error of an object of settings that cannot be read
 */
export function listPartsWithSettings(code: string): string[] {
  const literal = SETTINGS.exec(code)?.[1];
  return literal ? Object.keys(readSettings(literal) as object) : [];
}

/**
 * Parses the source of a `<Name>.playground.tsx`.
 * @param part of the file of a whole, the part that takes the props; the others take none, and the settings are its own
 * @throws the error of an object of settings that cannot be read
 */
export function parsePlaygroundFile(code: string, part?: string): PlaygroundFile {
  const literal = SETTINGS.exec(code)?.[1];
  const source = code
    .replace(SETTINGS, '\n')
    .replace(PARAMETER, '$1()')
    .replace(DECLARATION, '')
    .replace(PART_PROPS, (spread, other: string) => {
      if (part === undefined) return spread;
      return other.replaceAll('?', '') === part ? spread.replace(`.${other}`, '') : '';
    });
  const settings: unknown = literal ? readSettings(literal) : {};
  return {
    source: withoutUnusedTypes(source),
    takesProps: PARAMETER.test(code),
    settings:
      part === undefined
        ? (settings as PlaygroundSettings)
        : ((settings as Readonly<Record<string, PlaygroundSettings>>)[part] ?? {}),
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
