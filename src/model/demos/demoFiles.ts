import type { CodeVariant } from '../settings/codeSettings';
import type { ByCodeVariant } from './demo';

/** Stands for the file of the demo itself where its files are listed by path. */
export const MAIN_FILE = '';

/** Texts of a demo's files by path; that of the demo itself is `MAIN_FILE`. */
export type FileTexts = Readonly<Record<string, ByCodeVariant>>;

/** Returns whether a file has types that can be removed. */
export function isTyped(path: string): boolean {
  return path === MAIN_FILE || /\.tsx?$/.test(path);
}

/**
 * Returns the name of a file beside a demo in a language; undefined if it has no text there.
 * @example nameOfFile('parts/rows.ts', 'JS') // 'parts/rows.js'
 * @example nameOfFile('theme.d.ts', 'JS') // undefined
 */
export function nameOfFile(path: string, variant: CodeVariant): string | undefined {
  if (variant === 'TS') return path;
  return path.endsWith('.d.ts') ? undefined : path.replace(/\.tsx?$/, '.js');
}

/** Returns the name of the file of a demo itself, as the page shows it. */
export function nameOfMain(name: string, variant: CodeVariant): string {
  return `${name}.${variant === 'TS' ? 'tsx' : 'js'}`;
}
