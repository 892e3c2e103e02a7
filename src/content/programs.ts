import { buildSync } from 'esbuild';
import { defineDefaultLanguage } from '../model/languages/defaultLanguage';
import type { Language } from '../model/languages/Language';
import { resolvePatterns } from '../model/outputs/RedirectPattern';
import { languageRedirects, redirectPatterns } from '../site';
import { headScriptFile, notFoundScriptFile, writeText } from './pageData/generatedFiles';
import { CACHE } from './workspace';
import { shellFile } from './shellFiles';

/** Writes the inline scripts of documents. */
export function writePrograms(languages: readonly Language[]): void {
  const note = (file: string, text: string) => writeText(`${CACHE.site}/${file}`, text);
  const rightToLeft = languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code);
  note(headScriptFile, bundleEntry('head'));
  const codes = languages.map(({ code }) => code);
  const patterns = resolvePatterns(redirectPatterns, codes, languageRedirects);
  note(notFoundScriptFile, bundleEntry('notFound', { RIGHT_TO_LEFT: rightToLeft, PATTERNS: patterns }));
}

/**
 * Bundles a program of `src/entries` into a single minified script without imports.
 * @param values replacements for undeclared names in the program; inserted as JSON
 * @throws the error of the bundler if the source can't be bundled
 */
export function bundleEntry(name: string, values: Readonly<Record<string, unknown>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [shellFile(`entries/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    define: {
      ...defineDefaultLanguage(),
      ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
