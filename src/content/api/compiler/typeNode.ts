import ts from 'typescript-js';
import type { Compiler } from './Compiler';
import { literalText } from './literalText';

/**
 * An identifier that the compiler has created. It has a symbol, which the compiler's declarations do not
 * list.
 */
interface MadeIdentifier {
  readonly symbol?: ts.Symbol;
}

const printer = ts.createPrinter({ removeComments: true });
const emptyFile = ts.createSourceFile('type.ts', '', ts.ScriptTarget.ESNext);

function withoutUndefined(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (!type || !ts.isUnionTypeNode(type)) return type;
  const defined = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = defined;
  return defined.length === 1 && only
    ? ts.isParenthesizedTypeNode(only)
      ? only.type
      : only
    : ts.factory.createUnionTypeNode(defined);
}

/**
 * Returns the arguments of a type that the compiler has created, without trailing arguments that are the
 * defaults.
 */
function withoutDefaults(node: ts.TypeReferenceNode): readonly ts.TypeNode[] | undefined {
  if (!node.typeArguments || !ts.isIdentifier(node.typeName) || node.pos >= 0) return node.typeArguments;
  const declaration = (node.typeName as MadeIdentifier).symbol?.declarations?.find(
    (found) =>
      ts.isInterfaceDeclaration(found) || ts.isTypeAliasDeclaration(found) || ts.isClassDeclaration(found),
  );
  const needed = [...node.typeArguments];
  const print = (type: ts.TypeNode) =>
    printer
      .printNode(ts.EmitHint.Unspecified, type, type.pos < 0 ? emptyFile : type.getSourceFile())
      .replace(/\b\w+\./g, '');
  for (let last = needed.at(-1); last; last = needed.at(-1)) {
    const fallback = declaration?.typeParameters?.[needed.length - 1]?.default;
    if (!fallback || print(fallback) !== print(last)) break;
    needed.pop();
  }
  return needed.length > 0 ? needed : undefined;
}

const ANY = ts.factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword);

/** Returns the method of `{ name(): void }['name']`, in which form the compiler prints a function that is a method. */
function findMethod({ objectType, indexType }: ts.IndexedAccessTypeNode): ts.MethodSignature | undefined {
  const [only, ...others] = ts.isTypeLiteralNode(objectType) ? objectType.members : [];
  if (!only || others.length > 0 || !ts.isMethodSignature(only) || !ts.isIdentifier(only.name))
    return undefined;
  const key = ts.isLiteralTypeNode(indexType) ? indexType.literal : undefined;
  return key && ts.isStringLiteral(key) && key.text === only.name.text ? only : undefined;
}

/** Returns whether a written type is an argument of another one, or a member of a union that is. */
function isArgument({ pos, parent }: ts.TypeNode): boolean {
  if (pos < 0) return false;
  return ts.isTypeReferenceNode(ts.isUnionTypeNode(parent) ? parent.parent : parent);
}

/**
 * Returns a type's node as text, without redundant parts at any depth: `| undefined` after `?`, `this`
 * parameters and default arguments are removed; helpers that produce a union of literals are replaced by it.
 */
export function tidyNode(node: ts.TypeNode, compiler: Compiler): string {
  const source = node.pos < 0 ? emptyFile : node.getSourceFile();
  const tidy: ts.TransformerFactory<ts.Node> = (context) => (start) => {
    const { factory } = context;
    const visit = (inner: ts.Node): ts.Node | undefined => {
      if (ts.isParameter(inner) && ts.isIdentifier(inner.name) && inner.name.text === 'this')
        return undefined;
      if (ts.isTypeReferenceNode(inner)) {
        const choice =
          inner.pos >= 0 && inner.typeArguments
            ? literalText(compiler.checker.getTypeFromTypeNode(inner), inner, compiler)
            : undefined;
        if (choice !== undefined) return factory.createTypeReferenceNode(choice);
        const tidied = factory.createTypeReferenceNode(inner.typeName, withoutDefaults(inner));
        return ts.visitEachChild(tidied, visit, context);
      }
      if (ts.isIndexedAccessTypeNode(inner)) {
        const method = findMethod(inner);
        if (method) {
          const { typeParameters, parameters, type } = method;
          const call = factory.createFunctionTypeNode(typeParameters, parameters, type ?? ANY);
          const visited = ts.visitEachChild(call, visit, context);
          const isWhole = inner === start && !(inner.pos >= 0 && ts.isUnionTypeNode(inner.parent));
          return isWhole ? visited : factory.createParenthesizedType(visited);
        }
        // The values of a property of another type say more than where they are.
        const choice = isArgument(inner)
          ? literalText(compiler.checker.getTypeFromTypeNode(inner), inner, compiler)
          : undefined;
        if (choice !== undefined) return factory.createTypeReferenceNode(choice);
      }
      if (ts.isPropertySignature(inner) && inner.questionToken) {
        const { modifiers, name, questionToken, type } = inner;
        const tidied = factory.createPropertySignature(
          modifiers,
          name,
          questionToken,
          withoutUndefined(type),
        );
        return ts.visitEachChild(tidied, visit, context);
      }
      if (ts.isParameter(inner) && inner.questionToken) {
        const { dotDotDotToken, name, questionToken, type } = inner;
        const bare = withoutUndefined(type);
        const tidied = factory.createParameterDeclaration(
          undefined,
          dotDotDotToken,
          name,
          questionToken,
          bare,
        );
        return ts.visitEachChild(tidied, visit, context);
      }
      return ts.visitEachChild(inner, visit, context);
    };
    return visit(start) ?? start;
  };
  const { transformed } = ts.transform<ts.Node>(node, [tidy]);
  return printer.printNode(ts.EmitHint.Unspecified, transformed[0] ?? node, source);
}

function hasAny(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** Returns the sorted property names of a type as one string, for comparison. */
function namesOf(type: ts.Type, { checker }: Compiler): string {
  return checker
    .getPropertiesOfType(type)
    .map(({ name }) => name)
    .sort()
    .join();
}

/**
 * Returns whether a node is a property of another type. The type of that property says more than its name.
 */
function isBorrowed(node: ts.TypeNode): boolean {
  if (ts.isIndexedAccessTypeNode(node)) return true;
  const [first, ...others] = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  return first !== undefined && others.length === 0 && ts.isIndexedAccessTypeNode(first);
}

function isPlainName(node: ts.TypeNode): boolean {
  return ts.isTypeReferenceNode(node) && node.typeArguments === undefined;
}

/**
 * Finds the type's node in a declaration of the symbol, if it means the same as the symbol's type: no type
 * parameter in it has been replaced, and no other declaration narrows it.
 */
export function findEquivalentNode(
  symbol: ts.Symbol,
  type: ts.Type,
  compiler: Compiler,
): ts.TypeNode | undefined {
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
    // If one declaration gives another type, a type parameter was replaced, unless the node has none. With
    // several declarations, the others may add nothing.
    const isSame =
      (declarations.length > 1 || isPlainName(declaration.type)) &&
      written.isUnion() === bare.isUnion() &&
      !hasAny(written) &&
      !hasAny(bare) &&
      checker.isTypeAssignableTo(written, bare) &&
      checker.isTypeAssignableTo(bare, written) &&
      // Types with only optional properties are assignable to each other, whatever those properties are.
      namesOf(written, compiler) === namesOf(bare, compiler);
    if (isSame) return declaration.type;
  }
  return undefined;
}
