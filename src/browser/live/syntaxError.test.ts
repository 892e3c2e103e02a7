import { compileDemo } from './compileDemo';
import { findSyntaxError } from './syntaxError';

const HEAD = "import * as React from 'react';\n\nexport default function Demo() {\n";
const TAIL = '\n  return (\n    <p>\n      {a}\n    </p>\n  );\n}\n';

describe('findSyntaxError', () => {
  // The compiler of the editor accepts all of these.
  it('finds nothing in valid code', () => {
    expect(findSyntaxError('let a = 1;', Function)).toBeUndefined();
  });

  it.each([
    ['a name that is declared twice', '  const a = 1;\n  const a = 2;', 5],
    ['a constant without a value', '  let a;\n\n  const b;', 6],
    ['an assignment to a value', '  let a = 1;\n  1 = a;', 5],
    ['a loop that is left outside of it', '  const a = 1;\n  break;', 5],
    ['an expression in an await outside of async', '  const a = 1;\n  await a;', 5],
  ])('finds %s', (_, body, line) => {
    const { code = '' } = compileDemo(HEAD + body + TAIL);
    expect(findSyntaxError(code, Function)?.line).toBe(line);
  });
});
