import ts from 'typescript-js';
import type { TypeCall, TypeGeneric, TypeMember, TypeText, TypeValue } from '../TypeReader';
import type { Compiler } from './Compiler';
import { readBehind } from './readBehind';
import { readDeclarations } from './readDeclaration';
import { readText, type WrittenType } from './readText';

function typeNodeOf(symbol: ts.Symbol, type: ts.Type, { checker }: Compiler): ts.TypeNode | undefined {
  const nodes = (symbol.declarations ?? []).flatMap((declaration) =>
    (ts.isPropertySignature(declaration) ||
      ts.isPropertyDeclaration(declaration) ||
      ts.isParameter(declaration)) &&
    declaration.type
      ? [declaration.type]
      : [],
  );
  const bare = checker.getNonNullableType(type);
  return nodes.find((node) => checker.getNonNullableType(checker.getTypeFromTypeNode(node)) === bare);
}

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

function createMember(
  symbols: readonly ts.Symbol[],
  isEverywhere: boolean,
  compiler: Compiler,
): TypeMember | undefined {
  const [first] = symbols;
  if (!first) return undefined;
  const optional = !isEverywhere || symbols.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0);
  const types = symbols.map((symbol) => {
    const type = compiler.checker.getTypeOfSymbol(symbol);
    const node = typeNodeOf(symbol, type, compiler);
    return node ? { type, node } : { type };
  });
  const declarations = symbols.flatMap((symbol) => readDeclarations(symbol, compiler));
  return { name: first.name, optional, declarations, value: createValue(types, compiler, optional) };
}

function readCalls(types: readonly WrittenType[], compiler: Compiler): TypeCall[] {
  const { checker } = compiler;
  return splitTypes(types, compiler).flatMap((type) =>
    checker.getSignaturesOfType(type, ts.SignatureKind.Call).map((signature) => ({
      generics: readGenerics(signature.declaration?.typeParameters?.filter(ts.isTypeParameterDeclaration)),
      parameters: signature.parameters.flatMap((symbol) => {
        const declaration = symbol.valueDeclaration;
        const type = checker.getTypeOfSymbol(symbol);
        const isOptional =
          declaration !== undefined && ts.isParameter(declaration) && checker.isOptionalParameter(declaration);
        const node = typeNodeOf(symbol, type, compiler);
        const value = createValue([node ? { type, node } : { type }], compiler, isOptional);
        return { name: symbol.name, optional: isOptional, declarations: [], value };
      }),
      returns: createValue([{ type: signature.getReturnType() }], compiler),
    })),
  );
}

function readMembers(types: readonly WrittenType[], compiler: Compiler): TypeMember[] {
  const parts = splitTypes(types, compiler);
  const found = new Map<string, ts.Symbol[]>();
  for (const part of parts) {
    for (const property of compiler.checker.getPropertiesOfType(part)) {
      const known = found.get(property.name);
      if (known) known.push(property);
      else found.set(property.name, [property]);
    }
  }
  return [...found.values()].flatMap((symbols) => {
    const member = createMember(symbols, symbols.length === parts.length, compiler);
    return member ? [member] : [];
  });
}

function joinTexts(types: readonly WrittenType[], compiler: Compiler, optional: boolean): TypeText {
  const texts = types.map((written) => readText(written, compiler, { optional }));
  const [first] = texts;
  const distinct = [...new Set(texts.map(({ text }) => text))];
  const unresolved = texts.find((text) => text.unresolved !== undefined)?.unresolved;
  const names = Object.assign({}, ...texts.map((text) => text.names)) as Record<string, string>;
  const text = distinct.length > 1 ? distinct.join(' | ') : (first?.text ?? 'unknown');
  const behind = types.length === 1 && types[0] ? readBehind(types[0].type, compiler) : undefined;
  return {
    text,
    names: { ...names, ...behind?.names },
    ...(behind && behind.text !== text && { behind: behind.text }),
    ...(unresolved !== undefined && { unresolved }),
  };
}

/** A type, or the same property's types in the members of a union, ready to be looked into. */
export function createValue(
  types: readonly WrittenType[],
  compiler: Compiler,
  optional = false,
): TypeValue {
  let text: TypeText | undefined;
  let members: readonly TypeMember[] | undefined;
  return {
    text: () => (text ??= joinTexts(types, compiler, optional)),
    members: () => (members ??= readMembers(types, compiler)),
    calls: () => readCalls(types, compiler),
  };
}
