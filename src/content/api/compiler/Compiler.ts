import type ts from 'typescript-js';

/** What every step of the compiler's side needs. */
export interface Compiler {
  readonly checker: ts.TypeChecker;
  readonly program: ts.Program;
  /** Project root, with forward slashes and without one at the end. */
  readonly root: string;
  /** Type of everything that React renders. */
  readonly node?: ts.Type;
}
