import ts from 'typescript-js';
import { tidyType } from '../../../model/api/tidyType';
import type { TypeText } from '../TypeReader';
import { collectNames } from './collectNames';
import type { Compiler } from './Compiler';
import { literalText } from './literalText';

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.OmitParameterModifiers |
  ts.NodeBuilderFlags.IgnoreErrors;
const printer = ts.createPrinter({ removeComments: true });
const emptyFile = ts.createSourceFile('type.ts', '', ts.ScriptTarget.ESNext);

/** A type with the node that declares it, where there is one. */
export interface WrittenType {
  readonly type: ts.Type;
  readonly node?: ts.TypeNode;
}

/** Names that resolve to nothing give a type of their own, which the compiler's declarations do not tell apart from `any`. */
export function isUnresolved(type: ts.Type): boolean {
  const { intrinsicName } = type as { intrinsicName?: string };
  return (type.flags & ts.TypeFlags.Any) !== 0 && intrinsicName !== undefined && intrinsicName !== 'any';
}

/** The node says what the type is: no type parameter in it has been replaced. */
function isFaithful({ type, node }: WrittenType, { checker }: Compiler): boolean {
  const written = node && checker.getTypeFromTypeNode(node);
  return written !== undefined && checker.getNonNullableType(written) === checker.getNonNullableType(type);
}

/** Replaces generic helpers whose result is a choice of literals by that choice, at any depth. */
function printWritten(node: ts.TypeNode, compiler: Compiler): string {
  const source = node.getSourceFile();
  const replace: ts.TransformerFactory<ts.Node> = (context) => (start) => {
    const visit = (inner: ts.Node): ts.Node => {
      if (ts.isTypeReferenceNode(inner) && inner.typeArguments) {
        const choice = literalText(compiler.checker.getTypeFromTypeNode(inner), inner, compiler);
        if (choice) return context.factory.createTypeReferenceNode(choice);
      }
      return ts.visitEachChild(inner, visit, context);
    };
    return visit(start);
  };
  const { transformed } = ts.transform<ts.Node>(node, [replace]);
  return printer.printNode(ts.EmitHint.Unspecified, transformed[0] ?? node, source);
}

function printUnion(nodes: readonly ts.TypeNode[], compiler: Compiler): string {
  return nodes
    .map((node) => {
      const choice = literalText(compiler.checker.getTypeFromTypeNode(node), node, compiler);
      return choice ?? printWritten(node, compiler);
    })
    .join(' | ');
}

/** The text of one type. With `open`, the name of an alias is replaced by what stands behind it. */
export function readText(
  written: WrittenType,
  compiler: Compiler,
  { optional = false, open = false } = {},
): TypeText {
  const { type, node } = written;
  const unresolved = isUnresolved(type) ? { unresolved: node?.getText() ?? 'a type' } : {};
  const faithful = !open && node && isFaithful(written, compiler) ? node : undefined;
  const choice = literalText(type, faithful, compiler);
  if (choice !== undefined) {
    const nullable = optional ? choice : restoreUndefined(choice, type);
    return { text: tidyType(nullable, optional), names: {}, ...unresolved };
  }
  if (faithful) {
    const union = ts.isUnionTypeNode(faithful) ? faithful.types : [faithful];
    const text = tidyType(printUnion(union, compiler), optional);
    return { text, names: collectNames(faithful, compiler), ...unresolved };
  }
  const flags = open ? FLAGS | ts.NodeBuilderFlags.InTypeAlias : FLAGS;
  const made = compiler.checker.typeToTypeNode(type, undefined, flags);
  if (!made) return { text: 'unknown', names: {}, unresolved: node?.getText() ?? 'a type' };
  const text = printer.printNode(ts.EmitHint.Unspecified, made, emptyFile);
  return { text: tidyType(text, optional), names: collectNames(made, compiler), ...unresolved };
}

function restoreUndefined(choice: string, type: ts.Type): string {
  const has = type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
  return has ? `${choice} | undefined` : choice;
}
