import ts from 'typescript-js';

/** What all modules in this folder need of the compiler. */
export interface Compiler {
  readonly checker: ts.TypeChecker;
  readonly program: ts.Program;
  /** Project root, with forward slashes and no trailing slash. */
  readonly root: string;
  /** Type of everything that React can render. */
  readonly node?: ts.Type;
  /** Declaration files that list attributes and variables, see `readLiteralsBeside`. */
  readonly literalFiles: readonly string[];
  /** The enums that texts of types have named so far, by `package#name`. */
  readonly enums: Map<string, ts.Symbol>;
}

/** The package of a file, and the file's path in it. */
interface PackageFile {
  readonly packageName: string;
  /** Folder of the package. */
  readonly folder: string;
  /** Path of the file inside the package. */
  readonly path: string;
}

/**
 * Returns the package of a file, by the innermost `node_modules` in its path; undefined outside of
 * `node_modules`.
 * @example
 * packageOfFile('/a/node_modules/@mui/joy/node_modules/@mui/system/Box/Box.d.ts')
 * // { packageName: '@mui/system', folder: '/a/…/@mui/system', path: 'Box/Box.d.ts' }
 */
export function packageOfFile(file: string): PackageFile | undefined {
  const match = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\/(.+)$/.exec(file);
  const [, folder, packageName, path] = match ?? [];
  return folder === undefined || packageName === undefined || path === undefined
    ? undefined
    : { packageName, folder, path };
}
