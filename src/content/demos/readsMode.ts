import * as ts from 'typescript-js';

const NAME = 'DemoProvider';

/** Returns the function that a module declares as `DemoProvider`; undefined if there is none. */
function findProvider(source: ts.SourceFile): ts.SignatureDeclaration | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === NAME) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const declared = statement.declarationList.declarations.find(({ name }) => name.getText() === NAME);
    const value = declared?.initializer;
    if (value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))) return value;
  }
  return undefined;
}

/** Whether a function uses its props as a whole, or their `mode`. */
function usesMode(provider: ts.SignatureDeclaration): boolean {
  const props = provider.parameters[0]?.name;
  if (!props) return false;
  const takesMode = ({ elements }: ts.ObjectBindingPattern) =>
    elements.some(
      ({ propertyName, name, dotDotDotToken }) =>
        Boolean(dotDotDotToken) || (propertyName ?? name).getText() === 'mode',
    );
  if (ts.isObjectBindingPattern(props)) return takesMode(props);
  const visit = (node: ts.Node): boolean => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      node.initializer?.getText() === props.getText()
    )
      return takesMode(node.name);
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === props.getText())
      return node.name.text === 'mode';
    if (node !== props && ts.isIdentifier(node) && node.text === props.getText()) return true;
    return ts.forEachChild(node, visit) ?? false;
  };
  return visit(provider);
}

/**
 * Returns whether the provider of a product's demos reads their color mode: `DemoProvider` uses the prop `mode`, or its props
 * as a whole. One that is not declared as a function may read it, if the word is in its modules.
 * @param modules the provider and what it imports: path → code
 */
export function readsMode(modules: Readonly<Record<string, string>>): boolean {
  const scripts = Object.entries(modules).filter(([path]) => /\.[jt]sx?$/.test(path));
  const provider = scripts
    .filter(([, code]) => code.includes(NAME))
    .map(([path, code]) =>
      findProvider(ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX)),
    )
    .find((found) => found !== undefined);
  return provider ? usesMode(provider) : scripts.some(([, code]) => /\bmode\b/.test(code));
}
