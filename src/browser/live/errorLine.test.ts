import { compileDemo } from './compileDemo';
import { findErrorLine } from './errorLine';

function errorOf(code: string): string | undefined {
  try {
    Function(code);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const HEAD = "import * as React from 'react';\n\nexport default function Demo() {\n";
const TAIL = '\n  return (\n    <p>\n      {a}\n    </p>\n  );\n}\n';

describe('findErrorLine', () => {
  // The compiler of the editor accepts all of these.
  it.each([
    ['a name that is declared twice', '  const a = 1;\n  const a = 2;', 5],
    ['a constant without a value', '  let a;\n\n  const b;', 6],
    ['an assignment to a value', '  let a = 1;\n  1 = a;', 5],
    ['a loop that is left outside of it', '  const a = 1;\n  break;', 5],
    ['an expression in an await outside of async', '  const a = 1;\n  await a;', 5],
  ])('finds %s', (_, body, line) => {
    const { code = '' } = compileDemo(HEAD + body + TAIL);
    const message = errorOf(code);
    expect(message).toBeDefined();
    expect(findErrorLine(code, message ?? '', errorOf)).toBe(line);
  });
});
