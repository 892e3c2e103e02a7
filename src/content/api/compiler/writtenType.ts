import ts from 'typescript-js';
import { tidyType } from '../../../model/api/typeText';
import { printKey } from '../../../model/demos/printLiteral';
import type { TypeText, UnresolvedType } from '../TypeReader';
import { isTypeScript, packageOfFile } from '../../packages';
import type { Compiler } from './Compiler';
import { literalText } from './literalText';
import { tidyNode } from './typeNode';
import { findCauseIn } from './unresolved';

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.OmitParameterModifiers |
  ts.NodeBuilderFlags.IgnoreErrors;

/** A type with the node that declares it, if that node means the same. */
export interface WrittenType {
  readonly type: ts.Type;
  readonly node?: ts.TypeNode;
  /** Its values in the order in which they are written, if the node does not show them. */
  readonly values?: readonly string[];
}

/**
 * Returns whether the type comes from an unresolved name. The compiler gives such a name a type of its own,
 * which the compiler's public declarations do not distinguish from `any`.
 */
export function isUnresolved(type: ts.Type): boolean {
  const { intrinsicName } = type as { intrinsicName?: string };
  return (type.flags & ts.TypeFlags.Any) !== 0 && intrinsicName !== undefined && intrinsicName !== 'any';
}

function describeUnresolved(node: ts.TypeNode | undefined, compiler: Compiler): UnresolvedType | undefined {
  const cause = node && findCauseIn(node, compiler);
  // Globals of the settings of its package, which its own checks know.
  if (cause?.isUndeclared && isTypeScript(node?.getSourceFile().fileName ?? '')) return undefined;
  return { ...(node && { text: node.getText() }), ...(cause && { cause }) };
}

function hasUndefined(type: ts.Type): boolean {
  return type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}

/**
 * Returns the text of a node. Members of a union are read one by one, so that each union of literals among
 * them is expanded.
 */
function textOfWritten(node: ts.TypeNode, compiler: Compiler): string {
  const nodes = ts.isUnionTypeNode(node) ? node.types : [node];
  return nodes
    .map((inner) => {
      const choice = literalText(compiler.checker.getTypeFromTypeNode(inner), inner, compiler);
      return choice ?? tidyNode(inner, compiler);
    })
    .join(' | ');
}

/** Maximum number of values to expand. The name of a larger type is more helpful than its values. */
const MAX_VALUES = 8;

/**
 * Returns the constraint of a type parameter that only accepts literals or a boolean, because its own name
 * is not helpful. Returns undefined for any other type.
 */
function readConstraint(type: ts.Type, { checker }: Compiler): ts.Type | undefined {
  const [only, ...others] = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => (flags & ts.TypeFlags.Undefined) === 0,
  );
  const parts = only?.isIntersection() ? only.types : [only];
  const parameter = others.length === 0 ? parts.find((part) => part?.isTypeParameter()) : undefined;
  const constraint = parameter && checker.getBaseConstraintOfType(parameter);
  if (constraint?.isUnion() && constraint.types.length > MAX_VALUES) return undefined;
  const isPlain = ({ flags }: ts.Type) =>
    (flags & (ts.TypeFlags.Literal | ts.TypeFlags.Boolean | ts.TypeFlags.Undefined)) !== 0;
  return (constraint?.isUnion() ? constraint.types : [constraint]).every((part) => part && isPlain(part))
    ? constraint
    : undefined;
}

/** How a text is written; with `open`, an alias is expanded. */
interface Writing {
  readonly optional?: boolean;
  readonly open?: boolean;
}

/** Texts by the node or type that they are read from, then by the way of writing: hundreds of components have the same types. */
const texts = new WeakMap<ts.TypeNode | ts.Type, Map<string, TypeText>>();

/**
 * Returns the text of one type: as the package writes it in the declaration if that is accurate, else as the
 * compiler prints it.
 */
export function readText(written: WrittenType, compiler: Compiler, writing: Writing = {}): TypeText {
  const { type, node, values } = written;
  const known = texts.get(node ?? type) ?? new Map<string, TypeText>();
  texts.set(node ?? type, known);
  const key = JSON.stringify([writing, values]);
  const text = known.get(key) ?? writeType(written, compiler, writing);
  known.set(key, text);
  return text;
}

function writeType(
  { type: given, node, values }: WrittenType,
  compiler: Compiler,
  { optional = false, open = false }: Writing,
): TypeText {
  const constraint = readConstraint(given, compiler);
  const type = constraint ?? given;
  const described = isUnresolved(type) ? describeUnresolved(node, compiler) : undefined;
  const unresolved = described && { unresolved: described };
  const choice = literalText(type, node, compiler, values);
  if (choice !== undefined) {
    const text = !optional && hasUndefined(type) ? `${choice} | undefined` : choice;
    return { text, names: {}, ...unresolved };
  }
  const written = open || constraint ? undefined : node;
  const flags = open ? FLAGS | ts.NodeBuilderFlags.InTypeAlias : FLAGS;
  const shown = written ?? compiler.checker.typeToTypeNode(type, undefined, flags);
  if (!shown) return { text: 'unknown', names: {}, unresolved: {} };
  const printed = written ? textOfWritten(written, compiler) : tidyNode(shown, compiler);
  return { text: tidyType(printed, optional), names: collectNames(shown, compiler), ...unresolved };
}

/**
 * An identifier that the compiler has created. It has a symbol, which the compiler's declarations do not
 * list.
 */
interface MadeIdentifier {
  readonly symbol?: ts.Symbol;
}

function symbolOf(name: ts.EntityName, { checker }: Compiler): ts.Symbol | undefined {
  const identifier = ts.isIdentifier(name) ? name : name.right;
  const symbol =
    identifier.pos < 0 ? (identifier as MadeIdentifier).symbol : checker.getSymbolAtLocation(identifier);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

const printName = (name: ts.EntityName): string =>
  ts.isIdentifier(name) ? name.text : `${printName(name.left)}.${name.right.text}`;

/** Returns the type that an alias in a namespace only gives another name, as in `type Props = DoorProps`. */
function findRenamed({ declarations }: ts.Symbol, compiler: Compiler): ts.Symbol | undefined {
  const [declaration] = declarations ?? [];
  return declaration &&
    ts.isTypeAliasDeclaration(declaration) &&
    ts.isModuleBlock(declaration.parent) &&
    ts.isTypeReferenceNode(declaration.type)
    ? symbolOf(declaration.type.typeName, compiler)
    : undefined;
}

/**
 * Returns the type names in a node, each with the `package#name` that it refers to. Type parameters and
 * built-in types are left out.
 */
function collectNames(node: ts.TypeNode, compiler: Compiler): Record<string, string> {
  const names: Record<string, string> = {};
  const add = (name: ts.EntityName): void => {
    const symbol = symbolOf(name, compiler);
    const declaration = symbol?.declarations?.[0];
    if (!symbol || !declaration || symbol.flags & ts.SymbolFlags.TypeParameter) return;
    // The name of a member of an enum says nothing without that of the enum.
    if (symbol.flags & ts.SymbolFlags.EnumMember && ts.isQualifiedName(name)) return add(name.left);
    const found = packageOfFile(declaration.getSourceFile().fileName);
    if (found && found.packageName !== 'typescript-js') {
      const renamed = ts.isQualifiedName(name) ? findRenamed(symbol, compiler) : undefined;
      const meaning = `${found.packageName}#${(renamed ?? symbol).name}`;
      // By itself, the name says nothing: every namespace has its \`Props\`.
      const whole = renamed && printName(name);
      names[whole ?? (ts.isIdentifier(name) ? name : name.right).text] = meaning;
      if (symbol.flags & ts.SymbolFlags.Enum) compiler.enums.set(meaning, symbol);
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

/** Maximum length of an expansion in characters. A longer one is less readable than the name. */
const MAX_LENGTH = 700;
const MAX_MEMBERS = 12;

/** Returns whether a name is from a package. Types of the platform and of React are known by their names. */
function isOwnName(symbol: ts.Symbol | undefined): boolean {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  const packageName = file && packageOfFile(file)?.packageName;
  return packageName !== undefined && packageName !== 'typescript-js' && !packageName.startsWith('@types/');
}

function outline(type: ts.Type, compiler: Compiler): TypeText | undefined {
  const properties = compiler.checker.getPropertiesOfType(type);
  if (properties.length === 0 || properties.length > MAX_MEMBERS) return undefined;
  if (type.getCallSignatures().length + type.getConstructSignatures().length > 0) return undefined;
  const names: Record<string, string> = {};
  const members = properties.map((property) => {
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const text = readText({ type: compiler.checker.getTypeOfSymbol(property) }, compiler, { optional });
    Object.assign(names, text.names);
    return `${printKey(property.name)}${optional ? '?' : ''}: ${text.text}`;
  });
  return { text: `{ ${members.join('; ')} }`, names };
}

/** Expansions by type: props of styles, which hundreds of components have, take a second of each. */
const expansions = new WeakMap<ts.Type, { readonly text: TypeText | undefined }>();

/**
 * Expands the name of an alias or of a small interface. Returns undefined if there is no such name, if it is
 * one of the platform's or React's, or if the expansion would be too long to help.
 */
export function expandType(type: ts.Type, compiler: Compiler): TypeText | undefined {
  const known = expansions.get(type) ?? { text: readExpansion(type, compiler) };
  expansions.set(type, known);
  return known.text;
}

function readExpansion(type: ts.Type, compiler: Compiler): TypeText | undefined {
  if (literalText(type, undefined, compiler) !== undefined) return undefined;
  const bare = compiler.checker.getNonNullableType(type);
  const alias = bare.aliasSymbol ?? type.aliasSymbol;
  const isInterface = (bare.symbol?.flags ?? 0) & ts.SymbolFlags.Interface;
  const text = alias
    ? isOwnName(alias)
      ? readText({ type: bare }, compiler, { optional: true, open: true })
      : undefined
    : isInterface && isOwnName(bare.symbol)
      ? outline(bare, compiler)
      : undefined;
  return text && text.text.length <= MAX_LENGTH ? text : undefined;
}
