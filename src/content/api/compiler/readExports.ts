import ts from 'typescript-js';
import type { TypeExport, TypeValue } from '../TypeReader';
import { packageOfFile } from '../../packages';
import { readCodeDefaults } from './codeDefaults';
import type { Compiler } from './Compiler';
import { createValue } from './createValue';
import { readDeclarations, readGenerics } from './declaration';
import { readLiterals, readLiteralsBeside } from './readLiterals';
import { findVariantDefault } from './recipe';
import { findCauseIn } from './unresolved';
import { isUnresolved } from './writtenType';

function isRendered(type: ts.Type, { checker, node }: Pick<Compiler, 'checker' | 'node'>): boolean {
  if (!node) return false;
  if (type.isUnion()) return type.types.some((member) => isRendered(member, { checker, node }));
  const calls = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const classes = checker.getSignaturesOfType(type, ts.SignatureKind.Construct);
  return (
    calls.some((call) => checker.isTypeAssignableTo(call.getReturnType(), node)) ||
    classes.some((call) => call.getReturnType().getProperty('render') !== undefined)
  );
}

function parametersOf(symbol: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
  const declaration = symbol.declarations?.find(
    (node) =>
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node),
  );
  return declaration?.typeParameters ?? [];
}

/**
 * Lists the defaults of the type parameters that are themselves part of the type: `Own & More`, not
 * `List<More>`.
 */
function listDefaults(type: ts.Type, compiler: Compiler): ts.Type[] {
  if (type.isIntersection()) return type.types.flatMap((part) => listDefaults(part, compiler));
  const fallback = type.isTypeParameter() ? compiler.checker.getDefaultFromTypeParameter(type) : undefined;
  return fallback ? [fallback] : [];
}

/** Reads a value that the file of a declaration exports. */
function readBeside(
  name: string,
  declaration: ts.Declaration | undefined,
  compiler: Compiler,
): TypeValue | undefined {
  const { checker } = compiler;
  const module = declaration && checker.getSymbolAtLocation(declaration.getSourceFile());
  const symbol = module && checker.tryGetMemberInModuleExports(name, module);
  return symbol && createValue(() => checker.getTypeOfSymbol(symbol), compiler);
}

/** Parts of parts that are read. A part that leads back to a whole has no end. */
const MAX_DEPTH = 3;

/** Returns the symbol that a property is the value of, as in `Item: typeof MenuItem`; the property itself otherwise. */
function resolvePart(property: ts.Symbol, compiler: Compiler): ts.Symbol {
  const declaration = property.valueDeclaration;
  const node =
    declaration &&
    (ts.isPropertySignature(declaration) ||
      ts.isPropertyDeclaration(declaration) ||
      ts.isVariableDeclaration(declaration))
      ? declaration.type
      : undefined;
  const target =
    node && ts.isTypeQueryNode(node) ? compiler.checker.getSymbolAtLocation(node.exprName) : property;
  return target && target.flags & ts.SymbolFlags.Alias
    ? compiler.checker.getAliasedSymbol(target)
    : (target ?? property);
}

const COMPONENT = /^[A-Z]/;
const HOOK = /^use[A-Z]/;

/** Returns properties in the order in which each file declares them: the compiler lists functions of a module first. */
function sortByPlace(properties: readonly ts.Symbol[]): readonly ts.Symbol[] {
  const placeOf = ({ declarations: [first] = [] }: ts.Symbol) =>
    first ? { file: first.getSourceFile().fileName, pos: first.pos } : { file: '', pos: 0 };
  const files = [...new Set(properties.map((property) => placeOf(property).file))];
  return files.flatMap((file) =>
    properties
      .filter((property) => placeOf(property).file === file)
      .toSorted((a, b) => placeOf(a).pos - placeOf(b).pos),
  );
}

/** @param wholes types that the export is a part of, outermost first */
function readParts(type: ts.Type, wholes: readonly ts.Type[], compiler: Compiler): TypeExport[] {
  const { checker } = compiler;
  if (wholes.length >= MAX_DEPTH) return [];
  const isPlace = !isRendered(type, compiler);
  return sortByPlace(checker.getPropertiesOfType(type)).flatMap((property): TypeExport[] => {
    const { name } = property;
    const isHook = isPlace && HOOK.test(name);
    const file = property.declarations?.[0]?.getSourceFile().fileName;
    // The parts of a context are React's.
    if (!(isHook || COMPONENT.test(name)) || !file || packageOfFile(file)?.packageName === '@types/react')
      return [];
    // What a namespace exports only as a type is listed, but cannot be asked for.
    if (!checker.getPropertyOfType(type, name)) return [];
    const symbol = resolvePart(property, compiler);
    const own = checker.getTypeOfSymbol(symbol);
    if (own === type || wholes.includes(own)) return [];
    const part = readExport(name, symbol, compiler, { wholes: [...wholes, type] });
    if (isHook) return part.value?.isFunction() ? [part] : [];
    if (part.renders()) return [part];
    return part.parts().map((inner) => ({ ...inner, name: `${name}.${inner.name}` }));
  });
}

/** Reads the props that a class gives to the class of React that it extends. */
function readClassProps(type: ts.Type, compiler: Compiler): TypeValue | undefined {
  const { checker } = compiler;
  const instance = checker.getSignaturesOfType(type, ts.SignatureKind.Construct)[0]?.getReturnType();
  const property = instance && checker.getPropertyOfType(instance, 'props');
  if (!instance?.getProperty('render') || !property) return undefined;
  const props = checker.getTypeOfSymbol(property);
  const [given] = props.aliasSymbol?.name === 'Readonly' ? (props.aliasTypeArguments ?? []) : [];
  return createValue(() => given ?? props, compiler);
}

function readExport(
  name: string,
  symbol: ts.Symbol,
  compiler: Compiler,
  { wholes = [], isTypeOnly = false }: { wholes?: readonly ts.Type[]; isTypeOnly?: boolean } = {},
): TypeExport {
  const { checker } = compiler;
  const [declaration] = symbol.declarations ?? [];
  const origin = declaration ? `${declaration.getSourceFile().fileName}:${declaration.pos}` : 'nowhere';
  const hasValue = !isTypeOnly && (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const hasType = (symbol.flags & ts.SymbolFlags.Type) !== 0;
  const declared = declaration && ts.getNameOfDeclaration(declaration);
  return {
    name,
    ...(declared && ts.isIdentifier(declared) && { declaredName: declared.text }),
    identity: `${origin}:${symbol.name}`,
    declarations: readDeclarations(symbol, compiler),
    generics: readGenerics(parametersOf(symbol), compiler),
    defaults: () =>
      hasType
        ? listDefaults(checker.getDeclaredTypeOfSymbol(symbol), compiler).map((type) =>
            createValue(() => type, compiler),
          )
        : [],
    codeDefaults: (parameter) =>
      hasValue ? readCodeDefaults(symbol.declarations ?? [], parameter, compiler) : new Map(),
    variantDefault: (variant) => findVariantDefault(symbol.declarations ?? [], variant, compiler),
    beside: (other) => readBeside(other, declaration, compiler),
    unresolved: () => {
      if (!declaration || !hasValue || !isUnresolved(checker.getTypeOfSymbol(symbol))) return undefined;
      const cause = findCauseIn(declaration, compiler);
      return cause && { cause };
    },
    renders: () => hasValue && isRendered(checker.getTypeOfSymbol(symbol), compiler),
    literals: () => (hasValue ? readLiterals(checker.getTypeOfSymbol(symbol), compiler) : []),
    literalsBeside: () =>
      declared && ts.isIdentifier(declared) ? readLiteralsBeside(declaration, declared.text, compiler) : [],
    parts: () => (hasValue ? readParts(checker.getTypeOfSymbol(symbol), wholes, compiler) : []),
    classProps: () => (hasValue ? readClassProps(checker.getTypeOfSymbol(symbol), compiler) : undefined),
    ...(hasValue && { value: createValue(() => checker.getTypeOfSymbol(symbol), compiler) }),
    ...(hasType && { type: createValue(() => checker.getDeclaredTypeOfSymbol(symbol), compiler) }),
  };
}

/**
 * Lists the names that a module exports as values: `export type { Door }` and `export type *` are types only, although
 * what they name has a value. Undefined for a module that is one value (`export =`).
 */
function listValueNames(module: ts.Symbol, { checker }: Compiler): ReadonlySet<string> | undefined {
  if (module.exports?.has(ts.InternalSymbolName.ExportEquals)) return undefined;
  const type = checker.getTypeOfSymbol(module);
  // Asked one by one: the list of all properties has those of `export type *`, too.
  const exported = checker.getExportsOfModule(module).map(({ name }) => name);
  return new Set(exported.filter((name) => checker.getPropertyOfType(type, name) !== undefined));
}

/** Returns the names that a module's file exports, with aliases resolved. */
export function readExports(file: string, compiler: Compiler): TypeExport[] {
  const { checker, program } = compiler;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  const names = listValueNames(module, compiler);
  return checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return readExport(exported.name, symbol, compiler, { isTypeOnly: names?.has(exported.name) === false });
  });
}
