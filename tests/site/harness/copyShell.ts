import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The inputs of a build, except for the family's data. */
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
 * Makes a folder inside the project hold a copy of the shell and nothing else. It uses the project's packages, so
 * the project is the bundler's root.
 */
export function copyShell(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of SHELL) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(relative(folder, join(root, 'node_modules')), join(folder, 'node_modules'));
}
