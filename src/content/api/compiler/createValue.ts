import ts from 'typescript-js';
import { findArrow, splitTopLevel } from '../../../model/api/typeText';
import type { TypeCall, TypeDeclaration, TypeMember, TypeText, TypeValue } from '../TypeReader';
import type { Compiler } from './Compiler';
import { findEquivalentNode } from './typeNode';
import { findVariant, listVariantValues, readVariantDefault } from './recipe';
import { expandType, readText, type WrittenType } from './writtenType';
import { readDeclaration, readDeclarations, readGenerics } from './declaration';

const HAS_MEMBERS = ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.TypeParameter;

/**
 * A property, made of the symbols that it has in some of `count` types. A component has hundreds of
 * properties, and only a few are inspected. Nothing is read before it is needed, and nothing is stored that
 * can be read again.
 */
class Member implements TypeMember {
  readonly name: string;
  readonly optional: boolean;
  readonly value: TypeValue;

  constructor(
    private readonly symbols: readonly ts.Symbol[],
    count: number,
    private readonly compiler: Compiler,
  ) {
    this.name = symbols[0]?.name ?? '';
    this.optional =
      symbols.length < count || symbols.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0);
    this.value = new Value({ symbols }, this.optional, compiler);
  }

  recipe(): ReturnType<NonNullable<TypeMember['recipe']>> {
    const [symbol] = this.symbols;
    const variant = symbol && findVariant(symbol, this.compiler);
    const text = variant && readVariantDefault(variant, this.compiler);
    return variant && { isFound: variant.recipe !== undefined, ...(text !== undefined && { default: text }) };
  }

  declarations(): readonly TypeDeclaration[] {
    return this.symbols.flatMap((symbol) => readDeclarations(symbol, this.compiler));
  }
}

function readParameter(symbol: ts.Symbol, compiler: Compiler): TypeMember {
  const { valueDeclaration } = symbol;
  const declaration = valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration : undefined;
  const optional = declaration !== undefined && compiler.checker.isOptionalParameter(declaration);
  const value = new Value({ symbols: [symbol] }, optional, compiler);
  return {
    name: symbol.name,
    optional,
    rest: declaration?.dotDotDotToken !== undefined,
    declarations: () => (declaration ? [readDeclaration(declaration, compiler.root)] : []),
    value,
  };
}

/** Returns the members of a union; functions and conditions are in parentheses, as they have to be in a union. */
function splitMembers(text: string): string[] {
  const isWhole = findArrow(text) > 0 || splitTopLevel(text, '?').length > 1;
  return isWhole ? [`(${text})`] : splitTopLevel(text, '|');
}

/**
 * Joins the types to one union without duplicates. A type that excludes the property says nothing beside one that
 * allows it.
 */
function joinTypes(texts: readonly string[], optional: boolean): string {
  const allowed = texts.filter((text) => text !== 'never' && !(optional && text === 'undefined'));
  const [first = 'unknown', ...others] = new Set(allowed.length > 0 ? allowed : texts);
  if (others.length === 0) return first;
  return [...new Set([first, ...others].flatMap(splitMembers))].join(' | ');
}

/** A type, or the types that one property has in each member of a union. */
class Value implements TypeValue {
  private known?: readonly WrittenType[];
  private shown?: TypeText;
  private opened?: { readonly text: TypeText | undefined };

  constructor(
    private readonly from: { readonly symbols: readonly ts.Symbol[] } | { readonly type: () => ts.Type },
    private readonly optional: boolean,
    private readonly compiler: Compiler,
  ) {}

  private types(): readonly WrittenType[] {
    const { from, compiler } = this;
    if ('type' in from) return [{ type: from.type() }];
    this.known ??= from.symbols.map((symbol) => {
      const type = compiler.checker.getTypeOfSymbol(symbol);
      const variant = findVariant(symbol, compiler);
      // Recipes let each variant be null, for code that computes it.
      if (variant)
        return {
          type: compiler.checker.getNonNullableType(type),
          values: listVariantValues(variant, compiler),
        };
      const node = findEquivalentNode(symbol, type, compiler);
      return node ? { type, node } : { type };
    });
    return this.known;
  }

  /** Returns the types, with unions split into their members, without `null` and `undefined`. */
  private parts(): readonly ts.Type[] {
    return this.types().flatMap(({ type }) => {
      const bare = this.compiler.checker.getNonNullableType(type);
      return bare.isUnion() ? bare.types : [bare];
    });
  }

  text(): TypeText {
    this.shown ??= this.readText();
    return this.shown;
  }

  private readText(): TypeText {
    const { optional, compiler } = this;
    const texts = this.types().map((written) => readText(written, compiler, { optional }));
    const unresolved = texts.find((part) => part.unresolved !== undefined)?.unresolved;
    return {
      text: joinTypes(
        texts.map(({ text }) => text),
        optional,
      ),
      names: Object.assign({}, ...texts.map(({ names }) => names)) as Record<string, string>,
      ...(unresolved !== undefined && { unresolved }),
    };
  }

  expanded(): TypeText | undefined {
    if (!this.opened) {
      const [only, ...others] = this.types();
      this.opened = { text: only && others.length === 0 ? expandType(only.type, this.compiler) : undefined };
    }
    return this.opened.text;
  }

  members(): readonly TypeMember[] {
    const parts = this.parts().filter(({ flags }) => (flags & HAS_MEMBERS) !== 0);
    const found = new Map<string, ts.Symbol[]>();
    for (const part of parts) {
      for (const property of this.compiler.checker.getPropertiesOfType(part)) {
        const known = found.get(property.name);
        if (known) known.push(property);
        else found.set(property.name, [property]);
      }
    }
    return [...found.values()].map((symbols) => new Member(symbols, parts.length, this.compiler));
  }

  member(name: string): TypeMember | undefined {
    const parts = this.parts().filter(({ flags }) => (flags & HAS_MEMBERS) !== 0);
    const symbols = parts.flatMap((part) => this.compiler.checker.getPropertyOfType(part, name) ?? []);
    return symbols.length > 0 ? new Member(symbols, parts.length, this.compiler) : undefined;
  }

  calls(): readonly TypeCall[] {
    const { compiler } = this;
    return this.parts().flatMap((type) =>
      compiler.checker.getSignaturesOfType(type, ts.SignatureKind.Call).map((signature) => ({
        generics: readGenerics(
          signature.declaration?.typeParameters?.filter(ts.isTypeParameterDeclaration),
          compiler,
        ),
        parameters: signature.parameters.map((symbol) => readParameter(symbol, compiler)),
        returns: new Value({ type: () => signature.getReturnType() }, false, compiler),
        declaration: () => signature.declaration && readDeclaration(signature.declaration, compiler.root),
      })),
    );
  }

  isFunction(): boolean {
    return this.parts().every(
      (type) => type.getCallSignatures().length > 0 && type.getConstructSignatures().length === 0,
    );
  }
}

/** Creates a value that gives access to a type. */
export function createValue(type: () => ts.Type, compiler: Compiler): TypeValue {
  return new Value({ type }, false, compiler);
}
