import ts from 'typescript-js';
import { printText } from '../../../model/demos/printLiteral';

/** Returns an expression without parentheses and without what TypeScript adds: `as`, `satisfies`, `!`. */
export function bareExpression(expression: ts.Expression): ts.Expression {
  let bare = expression;
  while (
    ts.isParenthesizedExpression(bare) ||
    ts.isAsExpression(bare) ||
    ts.isSatisfiesExpression(bare) ||
    ts.isNonNullExpression(bare) ||
    ts.isTypeAssertionExpression(bare)
  )
    bare = bare.expression;
  return bare;
}

/**
 * Returns a literal in code as source text: a text, a number, a boolean, `null`, an empty list or object. Undefined for
 * any other expression.
 */
export function printCode(expression: ts.Expression): string | undefined {
  const bare = bareExpression(expression);
  if (ts.isStringLiteralLike(bare)) return printText(bare.text);
  if (ts.isNumericLiteral(bare)) return bare.text;
  if (ts.isPrefixUnaryExpression(bare)) {
    const { operator, operand } = bare;
    if (!ts.isNumericLiteral(operand)) return undefined;
    if (operator === ts.SyntaxKind.MinusToken) return `-${operand.text}`;
    // The booleans of minified code.
    return operator === ts.SyntaxKind.ExclamationToken ? String(operand.text === '0') : undefined;
  }
  if (ts.isArrayLiteralExpression(bare)) return bare.elements.length === 0 ? '[]' : undefined;
  if (ts.isObjectLiteralExpression(bare)) return bare.properties.length === 0 ? '{}' : undefined;
  switch (bare.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return 'true';
    case ts.SyntaxKind.FalseKeyword:
      return 'false';
    case ts.SyntaxKind.NullKeyword:
      return 'null';
    default:
      return undefined;
  }
}

/** Returns the key of a property as text; undefined if it is known only when the code runs. */
export function keyText(name: ts.PropertyName | ts.BindingName | undefined): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name))
    ? name.text
    : undefined;
}
