import ts from 'typescript-js';
import type { TypeCall, TypeGeneric, TypeMember, TypeText, TypeValue } from '../TypeReader';
import type { Compiler } from './Compiler';
import { faithfulNode } from './faithfulNode';
import { readBehind } from './readBehind';
import { readDeclarations } from './readDeclaration';
import { readText, type WrittenType } from './readText';

const HAS_MEMBERS = ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.TypeParameter;

function writtenType(symbol: ts.Symbol, compiler: Compiler): WrittenType {
  const type = compiler.checker.getTypeOfSymbol(symbol);
  const node = faithfulNode(symbol, type, compiler);
  return node ? { type, node } : { type };
}

/** The members of the unions among the types, nothing that stands for nothing. */
function splitTypes(types: readonly WrittenType[], { checker }: Compiler): ts.Type[] {
  return types.flatMap(({ type }) => {
    const bare = checker.getNonNullableType(type);
    return bare.isUnion() ? bare.types : [bare];
  });
}

/** The type parameters of a declaration or a signature. */
export function readGenerics(nodes: readonly ts.TypeParameterDeclaration[] | undefined): TypeGeneric[] {
  return (nodes ?? []).map((node) => ({
    name: node.name.text,
    ...(node.constraint && { constraint: node.constraint.getText().replace(/\s+/g, ' ') }),
    ...(node.default && { default: node.default.getText().replace(/\s+/g, ' ') }),
  }));
}

function readMembers(types: readonly WrittenType[], compiler: Compiler): TypeMember[] {
  const parts = splitTypes(types, compiler).filter(({ flags }) => (flags & HAS_MEMBERS) !== 0);
  const found = new Map<string, ts.Symbol[]>();
  for (const part of parts) {
    for (const property of compiler.checker.getPropertiesOfType(part)) {
      const known = found.get(property.name);
      if (known) known.push(property);
      else found.set(property.name, [property]);
    }
  }
  return [...found].map(([name, symbols]) => {
    const isOptional = symbols.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0);
    const optional = isOptional || symbols.length < parts.length;
    const written = symbols.map((symbol) => writtenType(symbol, compiler));
    const declarations = symbols.flatMap((symbol) => readDeclarations(symbol, compiler));
    return { name, optional, declarations, value: createValue(written, compiler, optional) };
  });
}

function readParameter(symbol: ts.Symbol, compiler: Compiler): TypeMember {
  const declaration = symbol.valueDeclaration;
  const optional =
    declaration !== undefined &&
    ts.isParameter(declaration) &&
    compiler.checker.isOptionalParameter(declaration);
  const value = createValue([writtenType(symbol, compiler)], compiler, optional);
  return { name: symbol.name, optional, declarations: [], value };
}

function readCalls(types: readonly WrittenType[], compiler: Compiler): TypeCall[] {
  return splitTypes(types, compiler).flatMap((type) =>
    compiler.checker.getSignaturesOfType(type, ts.SignatureKind.Call).map((signature) => ({
      generics: readGenerics(signature.declaration?.typeParameters?.filter(ts.isTypeParameterDeclaration)),
      parameters: signature.parameters.map((symbol) => readParameter(symbol, compiler)),
      returns: createValue([{ type: signature.getReturnType() }], compiler),
    })),
  );
}

function joinTexts(types: readonly WrittenType[], compiler: Compiler, optional: boolean): TypeText {
  const texts = types.map((written) => readText(written, compiler, { optional }));
  const text = [...new Set(texts.map((part) => part.text))].join(' | ');
  const unresolved = texts.find((part) => part.unresolved !== undefined)?.unresolved;
  const [only] = types;
  const behind = types.length === 1 && only ? readBehind(only.type, compiler) : undefined;
  return {
    text,
    names: Object.assign({}, ...texts.map(({ names }) => names), behind?.names) as Record<string, string>,
    ...(behind && behind.text !== text && { behind: behind.text }),
    ...(unresolved !== undefined && { unresolved }),
  };
}

/** A type, or the types that one property has in the members of a union, ready to be looked into. */
export function createValue(types: readonly WrittenType[], compiler: Compiler, optional = false): TypeValue {
  let text: TypeText | undefined;
  let members: readonly TypeMember[] | undefined;
  const isFunction = (type: ts.Type) =>
    type.getCallSignatures().length > 0 && type.getConstructSignatures().length === 0;
  return {
    text: () => (text ??= joinTexts(types, compiler, optional)),
    members: () => (members ??= readMembers(types, compiler)),
    calls: () => readCalls(types, compiler),
    isFunction: () => splitTypes(types, compiler).every(isFunction),
  };
}
