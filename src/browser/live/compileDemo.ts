import { transform } from 'sucrase';
import { listValueImports } from '../../model/demos/listValueImports';

/** Code that can't be understood, and where. */
export interface CompileFault {
  readonly line: number;
  readonly message: string;
}

export type Compiled =
  | { readonly code: string; readonly fault?: undefined }
  | { readonly code?: undefined; readonly fault: CompileFault };

/** What the compiler throws carries the place; its message repeats it behind a prefix. */
function faultOf(error: unknown): CompileFault {
  const text = error instanceof Error ? error.message : String(error);
  const place = /\((\d+):\d+\)\s*$/.exec(text);
  return {
    line: Number(place?.[1] ?? 1),
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

/** TypeScript or JavaScript with JSX as a CommonJS module; types are removed, not checked. */
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
 * TypeScript with JSX as JavaScript with JSX: the same lines without their types. Imports that nothing uses yet stay;
 * the compiler takes them for types unless a statement uses them.
 */
export function removeTypes(code: string): Compiled {
  return attempt(() => {
    const use = `[${listValueImports(code, withoutTypes(code)).join()}];`;
    // A type at the end takes the semicolon along.
    return withoutTypes(`${code}\n;${use}`)
      .slice(0, -use.length)
      .replace(/\n;?$/, '')
      .replace(/(?<![ \t])[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+/, '');
  });
}
