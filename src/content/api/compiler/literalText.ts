import ts from 'typescript-js';
import { printText } from '../../../model/demos/printLiteral';
import type { Compiler } from './Compiler';

const PRIMITIVE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;
const LITERAL = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral;

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** Returns whether the values of a type say more than its name: literals, possibly with other primitives. */
function isChoice(type: ts.Type): boolean {
  const members = membersOf(type);
  return (
    members.every(({ flags }) => (flags & PRIMITIVE) !== 0 && (flags & ts.TypeFlags.EnumLike) === 0) &&
    members.some(({ flags }) => (flags & LITERAL) !== 0)
  );
}

function checkedTexts(type: ts.Type, { checker }: Compiler): string[] {
  const texts = membersOf(type)
    .filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0)
    .map((member) => (member.isStringLiteral() ? printText(member.value) : checker.typeToString(member)));
  return texts.includes('true') && texts.includes('false')
    ? [...texts.filter((text) => text !== 'true' && text !== 'false'), 'boolean']
    : texts;
}

/**
 * Returns the values in the order in which the package writes them; undefined if the source text does not
 * show them.
 */
export function writtenTexts(node: ts.TypeNode, { checker }: Compiler): string[] | undefined {
  const read = (inner: ts.TypeNode): string[] | undefined => {
    if (ts.isParenthesizedTypeNode(inner)) return read(inner.type);
    if (ts.isUnionTypeNode(inner)) {
      const parts = inner.types.map(read);
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    if (ts.isLiteralTypeNode(inner)) {
      return [
        ts.isStringLiteralLike(inner.literal) ? printText(inner.literal.text) : inner.literal.getText(),
      ];
    }
    if (inner.kind === ts.SyntaxKind.UndefinedKeyword) return [];
    if (ts.isTypeReferenceNode(inner)) {
      const [first] = inner.typeArguments ?? [];
      if (first) return read(first);
      const symbol = checker.getSymbolAtLocation(inner.typeName);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declaration = target?.declarations?.find(ts.isTypeAliasDeclaration);
      return declaration && read(declaration.type);
    }
    if (ts.isIndexedAccessTypeNode(inner)) {
      const key = ts.isLiteralTypeNode(inner.indexType) ? inner.indexType.literal.getText().slice(1, -1) : '';
      const declaration = checker
        .getTypeFromTypeNode(inner.objectType)
        .getProperty(key)
        ?.declarations?.find(ts.isPropertySignature);
      return declaration?.type && read(declaration.type);
    }
    return ['string', 'number', 'boolean'].includes(inner.getText()) ? [inner.getText()] : undefined;
  };
  return read(node);
}

/**
 * Returns the values of a union of literals, joined. They are in the order of the declaration if it has the
 * same values, else in the compiler's order. Returns undefined for any other type.
 * @param values those of the declaration, if they are not in the node
 */
export function literalText(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  compiler: Compiler,
  values?: readonly string[],
): string | undefined {
  if (!isChoice(type)) return undefined;
  const checked = checkedTexts(type, compiler);
  const written = values ?? (node && [...new Set(writtenTexts(node, compiler) ?? [])]);
  const isSame = written?.length === checked.length && checked.every((text) => written.includes(text));
  return (isSame ? written : checked).join(' | ');
}
