import ts from 'typescript-js';
import type { Compiler } from './Compiler';
import { packageOfFile } from './packageOfFile';

/** Identifiers of types that the compiler has made carry their symbol; its declarations do not say so. */
interface MadeIdentifier {
  readonly symbol?: ts.Symbol;
}

function symbolOf(name: ts.EntityName, { checker }: Compiler): ts.Symbol | undefined {
  const identifier = ts.isIdentifier(name) ? name : name.right;
  const symbol =
    identifier.pos < 0 ? (identifier as MadeIdentifier).symbol : checker.getSymbolAtLocation(identifier);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Type names in a node, each with `package#name` of what it means. Type parameters and built-in types are left out. */
export function collectNames(node: ts.TypeNode, compiler: Compiler): Record<string, string> {
  const names: Record<string, string> = {};
  const add = (name: ts.EntityName) => {
    const symbol = symbolOf(name, compiler);
    const declaration = symbol?.declarations?.[0];
    if (!symbol || !declaration || symbol.flags & ts.SymbolFlags.TypeParameter) return;
    const found = packageOfFile(declaration.getSourceFile().fileName);
    if (found && found.packageName !== 'typescript-js') {
      names[(ts.isIdentifier(name) ? name : name.right).text] = `${found.packageName}#${symbol.name}`;
    }
  };
  const visit = (inner: ts.Node): void => {
    if (ts.isTypeReferenceNode(inner)) add(inner.typeName);
    else if (ts.isImportTypeNode(inner) && inner.qualifier) add(inner.qualifier);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
}
