import ts from 'typescript-js';
import { tidyType } from '../../../model/api/typeText';
import type { TypeText } from '../TypeReader';
import { collectNames } from './collectNames';
import type { Compiler } from './Compiler';
import { literalText } from './literalText';
import { tidyNode } from './tidyNode';

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.OmitParameterModifiers |
  ts.NodeBuilderFlags.IgnoreErrors;

/** A type with the node that declares it, where there is one that says the same. */
export interface WrittenType {
  readonly type: ts.Type;
  readonly node?: ts.TypeNode;
}

/** A name that leads nowhere gives a type of its own, which the compiler's declarations do not tell from `any`. */
function isUnresolved(type: ts.Type): boolean {
  const { intrinsicName } = type as { intrinsicName?: string };
  return (type.flags & ts.TypeFlags.Any) !== 0 && intrinsicName !== undefined && intrinsicName !== 'any';
}

function hasUndefined(type: ts.Type): boolean {
  return type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}

/** Members of a union are read one by one, so that each choice of literals among them is opened. */
function textOfWritten(node: ts.TypeNode, compiler: Compiler): string {
  const nodes = ts.isUnionTypeNode(node) ? node.types : [node];
  return nodes
    .map((inner) => {
      const choice = literalText(compiler.checker.getTypeFromTypeNode(inner), inner, compiler);
      return choice ?? tidyNode(inner, compiler);
    })
    .join(' | ');
}

/** More values than this tell less than the name. */
const MAX_VALUES = 8;

/**
 * What a type parameter stands for that only takes literals or a boolean: its own name tells a reader nothing.
 * Undefined for any other type.
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

/**
 * The text of one type: from its declaration, in the package's own words and order, where that is faithful, else as
 * the compiler puts it. With `open`, what stands behind the name of an alias.
 */
export function readText(
  { type: given, node }: WrittenType,
  compiler: Compiler,
  { optional = false, open = false } = {},
): TypeText {
  const constraint = readConstraint(given, compiler);
  const type = constraint ?? given;
  const unresolved = isUnresolved(type) ? { unresolved: node?.getText() ?? 'a type' } : {};
  const choice = literalText(type, node, compiler);
  if (choice !== undefined) {
    const text = !optional && hasUndefined(type) ? `${choice} | undefined` : choice;
    return { text, names: {}, ...unresolved };
  }
  const written = open || constraint ? undefined : node;
  const flags = open ? FLAGS | ts.NodeBuilderFlags.InTypeAlias : FLAGS;
  const shown = written ?? compiler.checker.typeToTypeNode(type, undefined, flags);
  if (!shown) return { text: 'unknown', names: {}, unresolved: 'a type' };
  const printed = written ? textOfWritten(written, compiler) : tidyNode(shown, compiler);
  return { text: tidyType(printed, optional), names: collectNames(shown, compiler), ...unresolved };
}
