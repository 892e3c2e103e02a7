import { format } from 'prettier';
import { blankSourceFile } from 'ts-blank-space';
import * as ts from 'typescript-js';

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TSX);
}

/** Blanks the type arguments of JSX elements, `<Select<Priority>`, which ts-blank-space 0.9 leaves in place. */
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

/** A TypeScript source with JSX with blanks in the place of its types: what is left stays where it was. */
export function blankTypes(code: string): string {
  return blankSourceFile(parse(blankElementTypes(code)) as never);
}

/**
 * The JavaScript variant of a TypeScript source with JSX: types removed, comments kept, formatted.
 * @throws what the formatter says when the source is no valid TypeScript
 */
export async function toJavaScript(code: string): Promise<string> {
  return format(blankTypes(code), { parser: 'babel', singleQuote: true, printWidth: 80 });
}
