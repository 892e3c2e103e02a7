import { format } from 'prettier';
import { blankSourceFile } from 'ts-blank-space';
import * as ts from 'typescript-js';

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TSX);
}

/**
 * Replaces the type arguments of JSX elements (`<Select<Priority>`) by blanks; ts-blank-space 0.9 leaves them
 * in place.
 */
function blankElementTypes(code: string): string {
  let text = code;
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.typeArguments) {
      const { pos, end } = node.typeArguments;
      const [from, to] = [pos - 1, code.indexOf('>', end) + 1];
      text = text.slice(0, from) + code.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(code));
  return text;
}

/** Replaces the types of a TypeScript source with JSX by blanks; all other code keeps its position. */
export function blankTypes(code: string): string {
  return blankSourceFile(parse(blankElementTypes(code)) as never);
}

/**
 * Returns the JavaScript variant of a TypeScript source with JSX: types removed, comments kept, formatted. A
 * source without types is its own variant.
 * @throws the formatter's error if the source is not valid TypeScript
 */
export async function toJavaScript(code: string): Promise<string> {
  const untyped = blankTypes(code);
  const formatted = await format(untyped, { parser: 'babel', singleQuote: true, printWidth: 80 });
  return untyped === code ? code : formatted;
}
