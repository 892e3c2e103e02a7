import ts from 'typescript-js';
import type { UnresolvedName } from '../TypeReader';
import type { Compiler } from './Compiler';
import { packageOfFile } from './packageOfFile';
import { placeOf } from './readDeclaration';

function isKnown(name: ts.Node, { checker }: Compiler): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return false;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.declarations !== undefined && target.declarations.length > 0;
}

/** The names that a statement takes from elsewhere and that must lead somewhere. */
function namesOf(statement: ts.Statement): readonly ts.Node[] {
  if (ts.isImportDeclaration(statement)) {
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

/** Every imported, re-exported or extended name in the packages' declarations that leads nowhere. */
export function listUnresolved(packageNames: readonly string[], compiler: Compiler): UnresolvedName[] {
  return compiler.program.getSourceFiles().flatMap((source) => {
    const { packageName } = packageOfFile(source.fileName) ?? {};
    if (packageName === undefined || !packageNames.includes(packageName)) return [];
    return source.statements
      .flatMap(namesOf)
      .filter((name) => !isKnown(name, compiler))
      .map((name) => ({ ...placeOf(name, compiler.root), packageName, name: name.getText() }));
  });
}
