import ts from 'typescript-js';
import { printText } from '../../../model/demos/printLiteral';
import { packageOfFile } from '../../packages';
import { findCode, type FoundCode, printResolved, resolveCode } from './codeModule';
import type { Compiler } from './Compiler';
import { keyText } from './literalCode';
import { writtenTexts } from './literalText';

/**
 * Recipes: functions that make class names from the values of variants, and from whose types props are made, as in
 * `VariantProps<typeof button>`. What they have in common in all libraries is that a variable declares such a prop, in a
 * call or in the types of its function, and that `defaultVariants` has the defaults.
 */

/** A variant, by its declaration in a recipe. */
export interface Variant {
  /** Absent if the recipe takes the object of variants by its name. */
  readonly recipe?: ts.VariableDeclaration;
  readonly declaration: ts.PropertySignature | ts.PropertyAssignment;
}

/** Names of variables that may be recipes: neither components nor hooks. */
const RECIPE = /^(?!use[A-Z])[a-z]/;

const isNull = (type: ts.TypeNode) =>
  ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword;

/** Finds the variant of a recipe that a property is made from; undefined for any other property. */
export function findVariant(symbol: ts.Symbol, { checker }: Compiler): Variant | undefined {
  const [declaration, ...others] = new Set(symbol.declarations);
  if (!declaration || others.length > 0) return undefined;
  if (ts.isPropertyAssignment(declaration)) {
    const { parent } = declaration.parent;
    const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
    if (!isNamed || keyText(parent.name) !== 'variants') return undefined;
  } else if (ts.isPropertySignature(declaration)) {
    // Compilers write both: `look?: 'solid' | null | undefined`.
    const members = declaration.type && ts.isUnionTypeNode(declaration.type) ? declaration.type.types : [];
    const isUndefined = members.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword);
    if (members.some(isNull) && !isUndefined) return undefined;
  } else return undefined;
  // A property of the variable itself, or of a parameter of its function, is no prop of a component.
  if (checker.getSymbolAtLocation(declaration.name) === symbol) return undefined;
  let isGiven = false;
  for (let node: ts.Node = declaration.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isCallExpression(node) || ts.isFunctionTypeNode(node) || ts.isTypeReferenceNode(node))
      isGiven = true;
    if (ts.isVariableDeclaration(node)) {
      // An object that is not given to a recipe there is given by its name.
      if (!isGiven) return ts.isPropertyAssignment(declaration) ? { declaration } : undefined;
      return RECIPE.test(keyText(node.name) ?? '') ? { recipe: node, declaration } : undefined;
    }
    if (ts.isStatement(node) || (ts.isFunctionLike(node) && !ts.isFunctionTypeNode(node))) return undefined;
  }
  return undefined;
}

/** Lists the values of a variant in the order of its recipe: keys of an object, or a type; empty if it has neither. */
export function listVariantValues({ declaration }: Variant, compiler: Compiler): string[] {
  const object = ts.isPropertyAssignment(declaration) ? declaration.initializer : declaration.type;
  if (object && ts.isUnionTypeNode(object))
    return (writtenTexts(object, compiler) ?? []).filter((text) => text !== 'null');
  if (!object || !(ts.isObjectLiteralExpression(object) || ts.isTypeLiteralNode(object))) return [];
  const members: readonly (ts.ObjectLiteralElementLike | ts.TypeElement)[] =
    'members' in object ? object.members : object.properties;
  const texts = members.flatMap(({ name }) => {
    const key = name && keyText(name as ts.PropertyName);
    if (key === undefined || !name) return [];
    return key === 'true' || key === 'false' ? 'boolean' : ts.isNumericLiteral(name) ? key : printText(key);
  });
  return [...new Set(texts)];
}

/** Returns the value of a property of an object in code; undefined if it is not written there. */
function valueOf(found: FoundCode | undefined, key: string, compiler: Compiler): FoundCode | undefined {
  if (!found) return undefined;
  const { code, module } = resolveCode(found, compiler);
  if (!ts.isObjectLiteralExpression(code)) return undefined;
  const property = code.properties.find((each) => keyText(each.name) === key);
  if (property && ts.isShorthandPropertyAssignment(property)) return { code: property.name, module };
  return property && ts.isPropertyAssignment(property) ? { code: property.initializer, module } : undefined;
}

/** Returns the default that a recipe gives to a variant as source text; undefined if it is not found. */
function readDefault(
  recipe: ts.VariableDeclaration,
  variant: string,
  compiler: Compiler,
): string | undefined {
  const found = findCode(recipe, compiler);
  const { code, module } = (found && resolveCode(found, compiler)) ?? {};
  if (!code || !module || !ts.isCallExpression(code)) return undefined;
  const defaults = code.arguments
    .map((argument) => valueOf({ code: argument, module }, 'defaultVariants', compiler))
    .find(Boolean);
  const value = valueOf(defaults, variant, compiler);
  return value && printResolved(value, compiler);
}

/** Returns the default that its recipe gives to a variant as source text; undefined if it is not found. */
export function readVariantDefault({ recipe, declaration }: Variant, compiler: Compiler): string | undefined {
  const variant = keyText(declaration.name);
  return recipe && variant !== undefined ? readDefault(recipe, variant, compiler) : undefined;
}

function declarationsAt(name: ts.Node, { checker }: Compiler): readonly ts.Declaration[] {
  const symbol = checker.getSymbolAtLocation(name);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.declarations ?? [];
}

/** Recipes by the declarations whose types name them. */
const named = new WeakMap<readonly ts.Declaration[], ts.VariableDeclaration[]>();

/** Lists the recipes that the types of declarations name, `typeof button`, and those of the package that they extend. */
function listRecipes(declarations: readonly ts.Declaration[], compiler: Compiler): ts.VariableDeclaration[] {
  const known = named.get(declarations);
  if (known) return known;
  const recipes = new Set<ts.VariableDeclaration>();
  const seen = new Set<ts.Node>();
  const folderOf = (node: ts.Node) => packageOfFile(node.getSourceFile().fileName)?.folder;
  const visit = (node: ts.Node): void => {
    // Neither the code of a function nor the types of single props.
    if (seen.has(node) || ts.isBlock(node) || ts.isTypeElement(node)) return;
    seen.add(node);
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      for (const argument of node.typeArguments ?? []) {
        const [first] = ts.isTypeQueryNode(argument) ? declarationsAt(argument.exprName, compiler) : [];
        if (first && ts.isVariableDeclaration(first)) recipes.add(first);
      }
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      for (const declaration of declarationsAt(name, compiler))
        if (!ts.isTypeParameterDeclaration(declaration) && folderOf(declaration) === folderOf(node))
          visit(declaration);
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of declarations) visit(declaration);
  const listed = [...recipes];
  named.set(declarations, listed);
  return listed;
}

/**
 * Returns the default of a variant by its name, for libraries whose props have no declarations: that of the only recipe that
 * the types of these declarations name and that has one.
 */
export function findVariantDefault(
  declarations: readonly ts.Declaration[],
  variant: string,
  compiler: Compiler,
): string | undefined {
  const defaults = listRecipes(declarations, compiler).flatMap(
    (recipe) => readDefault(recipe, variant, compiler) ?? [],
  );
  return defaults.length === 1 ? defaults[0] : undefined;
}
