import ts from 'typescript-js';

/** What all modules in this folder need of the compiler. */
export interface Compiler {
  readonly checker: ts.TypeChecker;
  readonly program: ts.Program;
  /** Project root, with forward slashes and no trailing slash. */
  readonly root: string;
  /** Type of everything that React can render. */
  readonly node?: ts.Type;
  /** Files that list attributes and variables, see `readLiteralsBeside`. */
  readonly literalFiles: readonly string[];
  /** The enums that texts of types have named so far, by `package#name`. */
  readonly enums: Map<string, ts.Symbol>;
}
