import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript-js';
import { isTypeScript } from '../../packages';
import type { Compiler } from './Compiler';
import { bareExpression, printCode } from './literalCode';

/** What a name stands for in the code of a package. */
export type Code = ts.Expression | ts.FunctionDeclaration;

/** A name of another module. */
interface Reference {
  readonly module: string;
  readonly name: string;
}

/** The names of a module of code. */
export interface CodeModule {
  readonly file: string;
  readonly text: string;
  readonly declared: ReadonlyMap<string, Code>;
  readonly exported: ReadonlyMap<string, Code>;
  readonly imported: ReadonlyMap<string, Reference>;
  readonly exportedAgain: ReadonlyMap<string, Reference>;
  /** Modules of which it exports all names. */
  readonly stars: readonly string[];
}

/** Code, and the module that it is in. */
export interface FoundCode {
  readonly code: Code;
  readonly module: CodeModule;
}

const hasModifier = (node: ts.Node, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) === true;

/** Lists the names of the CommonJS exports that an assignment sets, and what it sets them to. */
function splitExports(expression: ts.Expression): { names: string[]; value: ts.Expression } {
  const names: string[] = [];
  let value = expression;
  while (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const { left, right } = value;
    if (
      ts.isPropertyAccessExpression(left) &&
      ts.isIdentifier(left.expression) &&
      left.expression.text === 'exports'
    )
      names.push(left.name.text);
    value = right;
  }
  return { names, value };
}

function readCode(source: ts.SourceFile): CodeModule {
  const declared = new Map<string, Code>();
  const exported = new Map<string, Code>();
  const imported = new Map<string, Reference>();
  const exportedAgain = new Map<string, Reference>();
  const stars: string[] = [];
  for (const statement of source.statements) {
    const isExported = hasModifier(statement, ts.SyntaxKind.ExportKeyword);
    if (ts.isFunctionDeclaration(statement) && statement.body) {
      const isDefault = hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
      if (statement.name) declared.set(statement.name.text, statement);
      const name = isDefault ? 'default' : statement.name?.text;
      if (isExported && name !== undefined) exported.set(name, statement);
    } else if (ts.isVariableStatement(statement)) {
      // As it is written, `let` says that it changes; compilers write it for constants, too.
      if (isTypeScript(source.fileName) && statement.declarationList.flags & ts.NodeFlags.Let) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name) || !initializer) continue;
        const { names, value } = splitExports(initializer);
        declared.set(name.text, value);
        for (const each of [...(isExported ? [name.text] : []), ...names]) exported.set(each, value);
      }
    } else if (ts.isExpressionStatement(statement)) {
      const { names, value } = splitExports(statement.expression);
      for (const name of names) exported.set(name, value);
    } else if (ts.isExportAssignment(statement)) {
      if (!statement.isExportEquals) exported.set('default', statement.expression);
    } else if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier } = statement;
      const module =
        moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
      if (!exportClause && module !== undefined) stars.push(module);
      if (!exportClause || !ts.isNamedExports(exportClause)) continue;
      for (const { name, propertyName = name } of exportClause.elements) {
        if (module !== undefined) exportedAgain.set(name.text, { module, name: propertyName.text });
        else if (ts.isIdentifier(propertyName)) exported.set(name.text, propertyName);
      }
    } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const module = statement.moduleSpecifier.text;
      const { name, namedBindings } = statement.importClause ?? {};
      if (name) imported.set(name.text, { module, name: 'default' });
      if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
      for (const element of namedBindings.elements)
        imported.set(element.name.text, { module, name: (element.propertyName ?? element.name).text });
    }
  }
  return { file: source.fileName, text: source.text, declared, exported, imported, exportedAgain, stars };
}

/** The modules of code that have been read for each program, by file. */
const opened = new WeakMap<ts.Program, Map<string, CodeModule>>();

/** Reads the names of a module of code; each file is read once. */
function openModule(file: string, { program }: Compiler): CodeModule {
  const modules = opened.get(program) ?? new Map<string, CodeModule>();
  opened.set(program, modules);
  const known = modules.get(file);
  if (known) return known;
  const parse = () => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  const read = readCode((isTypeScript(file) ? program.getSourceFile(file) : undefined) ?? parse());
  modules.set(file, read);
  return read;
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const DECLARATION = /\.d\.([cm]?)ts$/;

/** Lists the modules of code that a declaration file may describe: those of its name, beside it. */
function listBeside(file: string): string[] {
  const [end, format] = DECLARATION.exec(file) ?? [];
  if (end === undefined) return [];
  const ends = format ? [`.${format}js`] : ['.js', '.mjs', '.cjs'];
  return ends.map((each) => file.slice(0, -end.length) + each).filter(isFile);
}

/** Lists the names by which the file of a declaration exports it. */
function listExportedNames(declaration: ts.Declaration, { checker }: Compiler): string[] {
  const module = checker.getSymbolAtLocation(declaration.getSourceFile());
  return (module ? checker.getExportsOfModule(module) : [])
    .filter((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      return symbol.declarations?.includes(declaration);
    })
    .map(({ name }) => name);
}

/** Ends of the paths of modules in TypeScript, which imports leave out. */
const WRITTEN_ENDS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Returns the file of a module that another one names by its place; undefined if it has another name. */
function findFile(importer: string, path: string): string | undefined {
  if (!path.startsWith('.')) return undefined;
  const file = join(dirname(importer), path);
  const ends = isTypeScript(importer) ? WRITTEN_ENDS : [];
  const files = [
    ...(/js$|\.tsx?$/.test(file) ? [file] : []),
    ...ends.map((end) => file.replace(/\.js$/, '') + end),
  ];
  return files.find(isFile);
}

/** Modules of one package that are followed for a name. */
const MAX_STEPS = 4;

/** Finds what a module exports by a name, in its own code or in that of modules beside it. */
function findExported(file: string, name: string, compiler: Compiler, steps = 0): FoundCode | undefined {
  const module = openModule(file, compiler);
  const code = module.exported.get(name);
  const local = code && ts.isIdentifier(code) && !module.declared.has(code.text) ? code.text : undefined;
  if (code && local === undefined) return { code, module };
  const reference = local === undefined ? module.exportedAgain.get(name) : module.imported.get(local);
  const references = reference ? [reference] : module.stars.map((star) => ({ module: star, name }));
  if (steps === MAX_STEPS) return undefined;
  for (const { module: path, name: other } of references) {
    const next = findFile(file, path);
    const found = next === undefined ? undefined : findExported(next, other, compiler, steps + 1);
    if (found) return found;
  }
  return undefined;
}

/** Returns the code in a declaration itself; a part of an object is a property of it. */
function codeOf(declaration: ts.Declaration): Code | undefined {
  if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration))
    return declaration.initializer;
  if (ts.isShorthandPropertyAssignment(declaration)) return declaration.name;
  if (ts.isExportAssignment(declaration)) return declaration.expression;
  return ts.isFunctionDeclaration(declaration) && declaration.body ? declaration : undefined;
}

/**
 * Finds what a declaration stands for in code: its own, if it is TypeScript as it is written, or what the module beside
 * its declaration file exports by its name.
 */
export function findCode(declaration: ts.Declaration, compiler: Compiler): FoundCode | undefined {
  const source = declaration.getSourceFile();
  if (!source.isDeclarationFile) {
    const code = codeOf(declaration);
    return code && { code, module: openModule(source.fileName, compiler) };
  }
  const files = listBeside(source.fileName);
  const exported = files.length > 0 ? listExportedNames(declaration, compiler) : [];
  const named = ts.getNameOfDeclaration(declaration);
  const local = named && ts.isIdentifier(named) ? named.text : undefined;
  for (const file of files) {
    const module = openModule(file, compiler);
    for (const name of exported) {
      const found = findExported(file, name, compiler);
      if (found) return found;
    }
    // Of a name that is not exported, or whose exports are made by a helper of a bundler.
    const code =
      local !== undefined && (exported.length === 0 || module.exported.size === 0)
        ? module.declared.get(local)
        : undefined;
    if (code) return { code, module };
  }
  return undefined;
}

/** Returns the code that a name in code stands for, in its module or in one that it imports; other code as it is. */
export function resolveCode(given: FoundCode, compiler: Compiler): FoundCode {
  let found = given;
  for (const seen = new Set<Code>(); !seen.has(found.code);) {
    const { code, module } = found;
    seen.add(code);
    if (ts.isFunctionDeclaration(code)) break;
    const bare = bareExpression(code);
    if (!ts.isIdentifier(bare)) return { code: bare, module };
    const own = module.declared.get(bare.text);
    const reference = own ? undefined : module.imported.get(bare.text);
    const file = reference && findFile(module.file, reference.module);
    const other = file === undefined ? undefined : findExported(file, reference?.name ?? '', compiler);
    found = own ? { code: own, module } : (other ?? { code: bare, module });
  }
  return found;
}

/** Returns whether a module gives a name several values, or uses it for several variables, as minified code does. */
function isSetAgain(name: string, { file, text }: CodeModule): boolean {
  // Constants, see `readCode`.
  if (isTypeScript(file)) return false;
  const sets = text.match(
    new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\s*(?:[-+*/|&?]{0,2}=(?![=>])|\\+\\+|--)`, 'g'),
  );
  return (sets?.length ?? 0) > 1;
}

/** Returns a literal that code is, or that it names for good, as source text; undefined for anything else. */
export function printResolved(found: FoundCode, compiler: Compiler): string | undefined {
  if (ts.isFunctionDeclaration(found.code)) return undefined;
  const bare = bareExpression(found.code);
  if (ts.isIdentifier(bare) && isSetAgain(bare.text, found.module)) return undefined;
  const { code } = resolveCode(found, compiler);
  return ts.isFunctionDeclaration(code) ? undefined : printCode(code);
}
