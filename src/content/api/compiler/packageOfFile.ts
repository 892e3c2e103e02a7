/** Which package a file belongs to, and where in it. */
export interface PackageFile {
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
