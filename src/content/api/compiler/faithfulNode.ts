import ts from 'typescript-js';
import type { Compiler } from './Compiler';

function hasAny(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** Names of the properties of a type. */
function namesOf(type: ts.Type, { checker }: Compiler): string {
  return checker
    .getPropertiesOfType(type)
    .map(({ name }) => name)
    .sort()
    .join();
}

/** A property of another type: what that property holds says more than its name. */
function isBorrowed(node: ts.TypeNode): boolean {
  if (ts.isIndexedAccessTypeNode(node)) return true;
  const [first, ...others] = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  return first !== undefined && others.length === 0 && ts.isIndexedAccessTypeNode(first);
}

function isPlainName(node: ts.TypeNode): boolean {
  return ts.isTypeReferenceNode(node) && node.typeArguments === undefined;
}

/**
 * The type's node in one of the symbol's declarations, where it means what the symbol's type is: no type parameter in
 * it has been replaced, and no other declaration narrows it.
 */
export function faithfulNode(symbol: ts.Symbol, type: ts.Type, compiler: Compiler): ts.TypeNode | undefined {
  const { checker } = compiler;
  const bare = checker.getNonNullableType(type);
  const declarations = symbol.declarations ?? [];
  for (const declaration of declarations) {
    const isTyped =
      ts.isPropertySignature(declaration) ||
      ts.isPropertyDeclaration(declaration) ||
      ts.isParameter(declaration);
    if (!isTyped || !declaration.type || isBorrowed(declaration.type)) continue;
    const written = checker.getNonNullableType(checker.getTypeFromTypeNode(declaration.type));
    if (written === bare) return declaration.type;
    // Another type from one declaration: a type parameter was replaced, unless there is none. From several: the
    // others may add nothing.
    const isSame =
      (declarations.length > 1 || isPlainName(declaration.type)) &&
      written.isUnion() === bare.isUnion() &&
      !hasAny(written) &&
      !hasAny(bare) &&
      checker.isTypeAssignableTo(written, bare) &&
      checker.isTypeAssignableTo(bare, written) &&
      // Types whose properties are all optional can be assigned to each other whatever they have.
      namesOf(written, compiler) === namesOf(bare, compiler);
    if (isSame) return declaration.type;
  }
  return undefined;
}
