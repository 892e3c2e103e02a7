import { transform } from 'sucrase';
import { listValueImports } from '../../model/demos/listValueImports';

/** A syntax error and its position. */
export interface CompileFault {
  readonly line: number;
  readonly message: string;
}

export type Compiled =
  | { readonly code: string; readonly fault?: undefined }
  | { readonly code?: undefined; readonly fault: CompileFault };

/** Returns the position and message of a compiler error. The message repeats the position after a prefix. */
function faultOf(error: unknown): CompileFault {
  const text = error instanceof Error ? error.message : String(error);
  const position = /\((\d+):\d+\)\s*$/.exec(text);
  return {
    line: Number(position?.[1] ?? 1),
    message: text.replace(/^Error transforming [^:]*:\s*/, '').replace(/\s*\(\d+:\d+\)\s*$/, ''),
  };
}

function attempt(task: () => string): Compiled {
  try {
    return { code: task() };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Compiles TypeScript or JavaScript with JSX to a CommonJS module; types are removed, not checked. */
export function compileDemo(code: string): Compiled {
  return attempt(
    () =>
      transform(code, {
        transforms: ['typescript', 'jsx', 'imports'],
        jsxRuntime: 'automatic',
        production: true,
        disableESTransforms: true,
      }).code,
  );
}

function withoutTypes(code: string): string {
  return transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  }).code;
}

/**
 * Removes the types from TypeScript with JSX and keeps the lines. Unused imports stay, although the compiler
 * takes imports for types unless a statement uses them.
 */
export function removeTypes(code: string): Compiled {
  return attempt(() => {
    const use = `[${listValueImports(code, withoutTypes(code)).join()}];`;
    // A type at the end also removes the semicolon.
    return withoutTypes(`${code}\n;${use}`)
      .slice(0, -use.length)
      .replace(/\n;?$/, '')
      .replace(/(?<![ \t])[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+/, '');
  });
}
