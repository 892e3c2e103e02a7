import ts from 'typescript-js';
import type { Compiler } from './Compiler';
import { literalText } from './literalText';

/** Identifiers of types that the compiler has made carry their symbol; its declarations do not say so. */
interface MadeIdentifier {
  readonly symbol?: ts.Symbol;
}

const printer = ts.createPrinter({ removeComments: true });
const emptyFile = ts.createSourceFile('type.ts', '', ts.ScriptTarget.ESNext);

function withoutUndefined(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (!type || !ts.isUnionTypeNode(type)) return type;
  const kept = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = kept;
  return kept.length === 1 && only
    ? ts.isParenthesizedTypeNode(only)
      ? only.type
      : only
    : ts.factory.createUnionTypeNode(kept);
}

/** The arguments of a type that the compiler has made, without those at the end that are its defaults. */
function withoutDefaults(node: ts.TypeReferenceNode): readonly ts.TypeNode[] | undefined {
  if (!node.typeArguments || !ts.isIdentifier(node.typeName) || node.pos >= 0) return node.typeArguments;
  const declaration = (node.typeName as MadeIdentifier).symbol?.declarations?.find(
    (found) =>
      ts.isInterfaceDeclaration(found) || ts.isTypeAliasDeclaration(found) || ts.isClassDeclaration(found),
  );
  const kept = [...node.typeArguments];
  const print = (type: ts.TypeNode) =>
    printer
      .printNode(ts.EmitHint.Unspecified, type, type.pos < 0 ? emptyFile : type.getSourceFile())
      .replace(/\b\w+\./g, '');
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    const fallback = declaration?.typeParameters?.[kept.length - 1]?.default;
    if (!fallback || print(fallback) !== print(last)) break;
    kept.pop();
  }
  return kept.length > 0 ? kept : undefined;
}

/**
 * A type's node as text, with what says nothing left out at every depth: `| undefined` behind `?`, `this`, arguments
 * that are the default, and helpers whose result is a choice of literals.
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
        const kept = factory.createTypeReferenceNode(inner.typeName, withoutDefaults(inner));
        return ts.visitEachChild(kept, visit, context);
      }
      if (ts.isPropertySignature(inner) && inner.questionToken) {
        const { modifiers, name, questionToken, type } = inner;
        const kept = factory.createPropertySignature(modifiers, name, questionToken, withoutUndefined(type));
        return ts.visitEachChild(kept, visit, context);
      }
      if (ts.isParameter(inner) && inner.questionToken) {
        const { dotDotDotToken, name, questionToken, type } = inner;
        const bare = withoutUndefined(type);
        const kept = factory.createParameterDeclaration(undefined, dotDotDotToken, name, questionToken, bare);
        return ts.visitEachChild(kept, visit, context);
      }
      return ts.visitEachChild(inner, visit, context);
    };
    return visit(start) ?? start;
  };
  const { transformed } = ts.transform<ts.Node>(node, [tidy]);
  return printer.printNode(ts.EmitHint.Unspecified, transformed[0] ?? node, source);
}
