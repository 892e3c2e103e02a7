import ts from 'typescript-js';
import {
  type Code,
  type CodeModule,
  findCode,
  type FoundCode,
  printResolved,
  resolveCode,
} from './codeModule';
import type { Compiler } from './Compiler';
import { bareExpression, keyText } from './literalCode';

type FunctionCode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

const isFunction = (code: Code): code is FunctionCode =>
  ts.isArrowFunction(code) || ts.isFunctionExpression(code) || ts.isFunctionDeclaration(code);

/** Returns whether a call gives the component that it gets, with the same props: a number may be that of a bundler. */
function isWrapper({ expression }: ts.CallExpression): boolean {
  let callee = bareExpression(expression);
  // `(0, react.memo)(…)`, as compilers write it.
  if (ts.isBinaryExpression(callee)) callee = callee.right;
  if (ts.isIdentifier(callee)) return /^(?:forwardRef|memo)\d*$/.test(callee.text);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  const { name, expression: object } = callee;
  const isObject = ts.isIdentifier(object) && object.text === 'Object';
  return isObject ? name.text === 'assign' : name.text === 'forwardRef' || name.text === 'memo';
}

/** Returns the function that code is, perhaps in calls of `forwardRef`, `memo` and `Object.assign`. */
function findFunction(
  found: FoundCode,
  compiler: Compiler,
): { readonly code: FunctionCode; readonly module: CodeModule } | undefined {
  const { code, module } = resolveCode(found, compiler);
  if (isFunction(code)) return { code, module };
  const inner = ts.isCallExpression(code) && isWrapper(code) ? code.arguments[0] : undefined;
  return inner && findFunction({ code: inner, module }, compiler);
}

/** Lists the patterns that take properties of a parameter: itself, or those of declarations at the start of the body. */
function listPatterns({ parameters, body }: FunctionCode, index: number): ts.ObjectBindingPattern[] {
  const { name, dotDotDotToken } = parameters[index] ?? {};
  if (!name || dotDotDotToken || ts.isArrayBindingPattern(name)) return [];
  if (ts.isObjectBindingPattern(name)) return [name];
  const statements = body && ts.isBlock(body) ? body.statements : [];
  const patterns: ts.ObjectBindingPattern[] = [];
  for (const statement of statements) {
    // A directive may come first. After any other statement, the parameter may be something else.
    if (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)) continue;
    if (!ts.isVariableStatement(statement)) break;
    for (const { name: taken, initializer } of statement.declarationList.declarations) {
      const from = initializer && bareExpression(initializer);
      if (from && ts.isIdentifier(from) && from.text === name.text && ts.isObjectBindingPattern(taken))
        patterns.push(taken);
    }
  }
  return patterns;
}

/** Lists the names that the parameters and the body of a function declare: in it, they are not those of its module. */
function listOwnNames({ parameters, body }: FunctionCode): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isBindingElement(node) || ts.isVariableDeclaration(node) || ts.isParameter(node)) &&
      ts.isIdentifier(node.name)
    )
      names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  for (const node of [...parameters, ...(body ? [body] : [])]) visit(node);
  return names;
}

/**
 * Reads the defaults that the code of a function gives to properties of a parameter, by name: `{ size = 'medium' }`.
 * Only literals, and names of them, are included. Code is read if it is beside the declaration, see `findCode`.
 */
export function readCodeDefaults(
  declarations: readonly ts.Declaration[],
  parameter: number,
  compiler: Compiler,
): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const found = declarations
    .map((declaration) => findCode(declaration, compiler))
    .find((each) => each !== undefined);
  const own = found && findFunction(found, compiler);
  if (!own) return defaults;
  const taken = listPatterns(own.code, parameter).flatMap(({ elements }) => elements);
  const names = listOwnNames(own.code);
  const isOwn = (value: ts.Expression) => {
    const bare = bareExpression(value);
    return ts.isIdentifier(bare) && names.has(bare.text);
  };
  const keys = taken.map(({ name, propertyName }) => keyText(propertyName ?? name));
  for (const [index, { initializer }] of taken.entries()) {
    const key = keys[index];
    const isKnown = initializer && !isOwn(initializer);
    const text = isKnown && printResolved({ code: initializer, module: own.module }, compiler);
    // A property that is taken twice may have two defaults.
    if (key !== undefined && text && keys.indexOf(key) === keys.lastIndexOf(key)) defaults.set(key, text);
  }
  return defaults;
}
