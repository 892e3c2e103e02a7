import ts from 'typescript-js';
import { isTypeScript, packageOfFile } from '../../packages';
import type { SyntaxFault, UnresolvedCause, UnresolvedName } from '../TypeReader';
import type { Compiler } from './Compiler';
import { positionAt, positionOf } from './declaration';

/** Lists the files that a program has of some packages, each with the package. */
function listFiles(packageNames: readonly string[], { program }: Compiler) {
  return program.getSourceFiles().flatMap((source) => {
    const { packageName } = packageOfFile(source.fileName) ?? {};
    return packageName !== undefined && packageNames.includes(packageName) ? [{ source, packageName }] : [];
  });
}

/** Returns the module that a declaration imports from; undefined if it imports nothing, or if the module is found. */
function findMissingModule(declaration: ts.Node, { checker }: Compiler): string | undefined {
  let node: ts.Node | undefined = declaration;
  while (node && !ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) node = node.parent;
  const specifier = node?.moduleSpecifier;
  return specifier && ts.isStringLiteral(specifier) && !checker.getSymbolAtLocation(specifier)
    ? specifier.text
    : undefined;
}

/** Returns why a name in code means nothing; undefined if it means something. */
function findCause(name: ts.Node, compiler: Compiler): UnresolvedCause | undefined {
  const { checker } = compiler;
  const own = checker.getSymbolAtLocation(name);
  const isImported = own !== undefined && (own.flags & ts.SymbolFlags.Alias) !== 0;
  const target = isImported ? checker.getAliasedSymbol(own) : own;
  if (target?.declarations !== undefined && target.declarations.length > 0) return undefined;
  const module = findMissingModule(own?.declarations?.[0] ?? name, compiler);
  // What only a module of other kinds has, such as a style sheet, is known by the settings of the package.
  if (module !== undefined && isTypeScript(name.getSourceFile().fileName) && OTHER_FILE.test(module))
    return undefined;
  return {
    name: name.getText(),
    ...(module !== undefined && { module }),
    ...(!isImported && module === undefined && { isUndeclared: true }),
  };
}

/** Matches modules that are neither code nor packages, by the ends of their names. */
const OTHER_FILE = /^\.{0,2}\/.*\.(?![cm]?[jt]sx?$)\w+(?:\?\w*)?$/;

/** Returns the leftmost name: the one that has to be declared or imported. */
function firstName(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : firstName(name.left);
}

/** Returns the first name in a type or in code that means nothing, with the reason; undefined if all mean something. */
export function findCauseIn(node: ts.Node, compiler: Compiler): UnresolvedCause | undefined {
  if (node.pos < 0) return undefined;
  const visit = (inner: ts.Node): UnresolvedCause | undefined => {
    if (ts.isImportTypeNode(inner) && ts.isLiteralTypeNode(inner.argument)) {
      const { literal } = inner.argument;
      if (ts.isStringLiteral(literal) && !compiler.checker.getSymbolAtLocation(literal))
        return { name: inner.qualifier?.getText() ?? literal.text, module: literal.text };
    }
    const name = ts.isTypeReferenceNode(inner)
      ? firstName(inner.typeName)
      : ts.isTypeQueryNode(inner)
        ? firstName(inner.exprName)
        : ts.isIdentifier(inner) && isUse(inner)
          ? inner
          : undefined;
    return (name && findCause(name, compiler)) ?? ts.forEachChild(inner, visit);
  };
  return visit(node);
}

/** Returns whether a name in code is a value by itself: neither declared there, nor a property or a key. */
function isUse(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  return ts.isExpression(parent) || (ts.isVariableDeclaration(parent) && parent.initializer === name);
}

/**
 * Returns the names in a statement that refer to other declarations and have to be resolvable. A module in TypeScript may
 * import what only its own settings know; a prop or an export whose type is then unknown is reported by itself.
 */
function namesOf(statement: ts.Statement): readonly ts.Node[] {
  if (ts.isImportDeclaration(statement)) {
    if (isTypeScript(statement.getSourceFile().fileName)) return [];
    const { name, namedBindings } = statement.importClause ?? {};
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const star = namedBindings && ts.isNamespaceImport(namedBindings) ? [statement.moduleSpecifier] : [];
    return [...(name ? [name] : []), ...named.map((element) => element.name), ...star];
  }
  if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
    const { exportClause } = statement;
    return exportClause && ts.isNamedExports(exportClause)
      ? exportClause.elements.map((element) => element.name)
      : [statement.moduleSpecifier];
  }
  if (ts.isInterfaceDeclaration(statement)) {
    return (statement.heritageClauses ?? []).flatMap(({ types }) =>
      types.map(({ expression }) => expression),
    );
  }
  return [];
}

/** Lists every imported, re-exported or extended name in the packages' declarations that cannot be resolved. */
export function listUnresolved(packageNames: readonly string[], compiler: Compiler): UnresolvedName[] {
  return listFiles(packageNames, compiler).flatMap(({ source, packageName }) =>
    source.statements.flatMap(namesOf).flatMap((name) => {
      const cause = findCause(name, compiler);
      // What a module in TypeScript has not declared, the settings of its package may.
      const isLeft = cause?.isUndeclared && isTypeScript(source.fileName);
      return cause && !isLeft ? [{ ...positionOf(name, compiler.root), packageName, ...cause }] : [];
    }),
  );
}

/** Lists the first error in the syntax of each file of the packages, behind which declarations may be missing. */
export function listSyntaxFaults(packageNames: readonly string[], compiler: Compiler): SyntaxFault[] {
  return listFiles(packageNames, compiler).flatMap(({ source, packageName }) => {
    const [first] = compiler.program.getSyntacticDiagnostics(source);
    if (!first) return [];
    const position = positionAt(source, first.start, compiler.root);
    return [{ ...position, packageName, message: ts.flattenDiagnosticMessageText(first.messageText, ' ') }];
  });
}
