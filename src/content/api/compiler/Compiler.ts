import ts from 'typescript-js';

/** What every step of the compiler's side needs. */
export interface Compiler {
  readonly checker: ts.TypeChecker;
  readonly program: ts.Program;
  /** Project root, with forward slashes and without one at the end. */
  readonly root: string;
  /** Type of everything that React renders. */
  readonly node?: ts.Type;
}

/** Version of the compiler that reads the types. */
export const compilerVersion = ts.version;

/** Which package a file belongs to, and where in it. */
interface PackageFile {
  readonly packageName: string;
  /** Folder of the package. */
  readonly folder: string;
  /** File inside of the package. */
  readonly path: string;
}

/**
 * The package of a file by the innermost `node_modules` in its path; undefined outside of one.
 * @example packageOfFile('/a/node_modules/@mui/joy/node_modules/@mui/system/Box/Box.d.ts') // { packageName: '@mui/system', folder: '/a/…/@mui/system', path: 'Box/Box.d.ts' }
 */
export function packageOfFile(file: string): PackageFile | undefined {
  const match = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\/(.+)$/.exec(file);
  const [, folder, packageName, path] = match ?? [];
  return folder === undefined || packageName === undefined || path === undefined
    ? undefined
    : { packageName, folder, path };
}
