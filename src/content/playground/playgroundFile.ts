import { runInNewContext } from 'node:vm';
import * as ts from 'typescript-js';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { playgroundName } from '../../model/demos/demo';
import type { PlaygroundSettings } from '../../model/playground/controls';
import { isDefaultExport, parsePlayground, visitOwn } from './cutTemplate';

/** A playground's file: its component, and what it says about the controls. */
export interface PlaygroundFile {
  /** The source without the settings and without what declares `props`; still spreads them. */
  readonly source: string;
  /** Whether the default export takes them; else the file only declares them. */
  readonly takesProps: boolean;
  readonly settings: PlaygroundSettings;
}

/** Removes the imports of types that nothing uses any more. */
function withoutUnusedTypes(source: string): string {
  const edits: Edit[] = [];
  for (const statement of parsePlayground(source).statements) {
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
    const names = clause?.namedBindings;
    if (!clause || !names || !ts.isNamedImports(names)) continue;
    const others = source.slice(0, statement.getStart()) + source.slice(statement.end);
    const isNeeded = ({ name, isTypeOnly }: ts.ImportSpecifier) =>
      !(isTypeOnly || clause.isTypeOnly) || new RegExp(`\\b${name.text}\\b`).test(others);
    const needed = names.elements.filter(isNeeded);
    if (needed.length === names.elements.length) continue;
    if (needed.length === 0 && !clause.name)
      edits.push({ from: statement.getStart(), to: source.indexOf('\n', statement.end) + 1, text: '' });
    else {
      const text = needed.length > 0 ? `{ ${needed.map((each) => each.getText()).join(', ')} }` : '';
      // Of `Menu, { type MenuProps }`, the comma goes, too.
      const from = text || !clause.name ? names.getStart() : clause.name.end;
      edits.push({ from, to: names.end, text });
    }
  }
  return applyEdits(source, edits);
}

/** Time limit for settings that do not end. Busy machines need seconds to begin. */
const MAX_MS = 30_000;

/** Evaluates the object of the settings: the build runs the modules of the family anyway, and this one imports nothing. */
function readSettings(literal: string): unknown {
  const { outputText } = ts.transpileModule(`(${literal})`, {
    compilerOptions: { target: ts.ScriptTarget.ESNext },
  });
  return runInNewContext(outputText, {}, { timeout: MAX_MS });
}

/** Returns the object of a value, without what only the compiler reads around it. */
function bareObject(value: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (!value) return undefined;
  if (ts.isParenthesizedExpression(value) || ts.isSatisfiesExpression(value) || ts.isAsExpression(value))
    return bareObject(value.expression);
  return ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** Finds the only variable that a statement declares with some name. */
function findVariable(
  file: ts.SourceFile,
  name: string,
  modifier: ts.SyntaxKind,
): { readonly statement: ts.VariableStatement; readonly value?: ts.Expression } | undefined {
  for (const statement of file.statements) {
    const [only] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    if (!ts.isVariableStatement(statement) || only?.name.getText() !== name) continue;
    if (!statement.modifiers?.some(({ kind }) => kind === modifier)) continue;
    return { statement, ...(only.initializer && { value: only.initializer }) };
  }
  return undefined;
}

const findSettings = (file: ts.SourceFile) => findVariable(file, 'playground', ts.SyntaxKind.ExportKeyword);

/** Reads the settings in a file; empty if it has none. */
function readSettingsOf(file: ts.SourceFile): unknown {
  const found = findSettings(file);
  if (!found) return {};
  const object = bareObject(found.value);
  if (!object) throw new Error('they are not an object');
  return readSettings(object.getText());
}

/** Finds the parameter `props` of the default export: the text between its parentheses. */
function findParameter(file: ts.SourceFile): Edit | undefined {
  for (const statement of file.statements) {
    if (!isDefaultExport(statement)) continue;
    const { parameters } = statement;
    if (parameters[0]?.name.getText() !== 'props') return undefined;
    return { from: parameters.pos, to: file.text.indexOf(')', parameters.end), text: '' };
  }
  return undefined;
}

/** Returns the path of a value below `props`, such as `Item.Root`; empty for all of them, undefined for other values. */
function pathInProps(value: ts.Expression): string | undefined {
  if (ts.isIdentifier(value)) return value.text === 'props' ? '' : undefined;
  if (ts.isNonNullExpression(value)) return pathInProps(value.expression);
  if (!ts.isPropertyAccessExpression(value) && !ts.isElementAccessExpression(value)) return undefined;
  const key = ts.isPropertyAccessExpression(value) ? value.name : value.argumentExpression;
  const isKnown = ts.isPropertyAccessExpression(value) || ts.isStringLiteral(key);
  const outer = isKnown ? pathInProps(value.expression) : undefined;
  const name = 'text' in key ? String(key.text) : '';
  return outer ? `${outer}.${name}` : outer === undefined ? undefined : name;
}

/** The props of one part of a namespace, where an element takes them: `{...props.Root}`. */
interface PartSpread {
  readonly part: string;
  readonly spread: ts.JsxSpreadAttribute;
}

function listSpreads(file: ts.SourceFile): PartSpread[] {
  const found: PartSpread[] = [];
  visitOwn(file, (node) => {
    const part = ts.isJsxSpreadAttribute(node) ? pathInProps(node.expression) : undefined;
    if (part && ts.isJsxSpreadAttribute(node)) found.push({ part, spread: node });
  });
  return found;
}

/** Returns the line, from 1, of a use of `props` that is not spread on an element: readers would copy it without them. */
export function findOtherUse(code: string): number | undefined {
  const file = parsePlayground(code);
  let line: number | undefined;
  visitOwn(file, (node) => {
    if (!ts.isIdentifier(node) || node.text !== 'props') return;
    const { parent } = node;
    const isName =
      (ts.isParameter(parent) || ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) &&
      parent.name === node;
    const isKey = ts.isPropertyAccessExpression(parent) && parent.name === node;
    let value: ts.Node = node;
    while (ts.isExpression(value.parent) && !ts.isJsxSpreadAttribute(value.parent)) value = value.parent;
    if (isName || isKey || ts.isJsxAttribute(parent)) return;
    const isSpread =
      ts.isJsxSpreadAttribute(value.parent) && pathInProps(value.parent.expression) !== undefined;
    if (!isSpread) line ??= file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  });
  return line;
}

/** Lists the parts that the file of a namespace spreads props on: `List` for `<Tabs.List {...props.List}>`. */
export function listParts(code: string): string[] {
  return listSpreads(parsePlayground(code)).map(({ part }) => part);
}

/**
 * Lists the parts that the file of a namespace has settings for.
 * @throws the error of an object of settings that cannot be read
 */
export function listPartsWithSettings(code: string): string[] {
  return Object.keys(readSettingsOf(parsePlayground(code)) as object);
}

/** A part of a source, and what stands there instead. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function applyEdits(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: other }) => text.slice(0, from) + other + text.slice(to), source);
}

/**
 * Parses the source of a `<Name>.playground.tsx`.
 * @param part of the file of a whole, the part that takes the props; the others take none, and the settings are its own
 * @throws the error of an object of settings that cannot be read
 */
export function parsePlaygroundFile(code: string, part?: string): PlaygroundFile {
  const file = parsePlayground(code);
  const parameter = findParameter(file);
  // Stands for the parameter if another function of the file spreads the props.
  const declared = findVariable(file, 'props', ts.SyntaxKind.DeclareKeyword)?.statement;
  const ofSettings = findSettings(file)?.statement;
  const spreads = part === undefined ? [] : listSpreads(file);
  const edits = [
    ...(parameter ? [parameter] : []),
    ...[declared, ofSettings].flatMap((node) =>
      node ? [{ from: node.getFullStart(), to: node.end, text: '' }] : [],
    ),
    ...spreads.map(({ part: other, spread }) =>
      other === part
        ? { from: spread.expression.getStart(), to: spread.expression.end, text: 'props' }
        : { from: spread.getFullStart(), to: spread.end, text: '' },
    ),
  ];
  const settings = readSettingsOf(file);
  return {
    source: `${withoutUnusedTypes(applyEdits(code, edits)).trimEnd()}\n`,
    takesProps: parameter !== undefined,
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
