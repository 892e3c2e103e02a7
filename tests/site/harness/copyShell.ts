import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a family builds with: everything but its own data. */
const SHELL = [
  'src',
  'pages',
  'public/favicon.svg',
  'scripts',
  'next.config.js',
  'tsconfig.json',
  'package.json',
];

/**
 * Makes a folder below the project hold a copy of the shell and nothing else. Packages are those of the project; its
 * lock file stays out, so that the bundler takes the project itself for its root.
 */
export function copyShell(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of SHELL) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(relative(folder, join(root, 'node_modules')), join(folder, 'node_modules'));
}
