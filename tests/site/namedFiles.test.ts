import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { OUT } from '../../src/content/workspace';

/** Files that the build names by their content; the facts of packages keep their addresses. */
const GENERATED = /^\/(?:_docs(?!\/api\/)|_next)\//;
/** Files that may name others: documents, scripts, sheets and lists. */
const NAMING = /\.(?:html|js|css|json|webmanifest|md)$/;
/** Copies that hosts send in the place of a file. */
const COPY = /\.(?:gz|br)$/;
/** A name of a file where addresses end. */
const NAME = /[\w.-]+\.\w+(?=["'`)\\?#&\s,<]|$)/g;

/** Documents of demos are written in all directions, although a page may have no translation in one of them. */
const SPARE = /^\/_docs\/demos\/[\w-]+-rtl\.[0-9a-f]{12}\.(?:html|css)$/;

/** Returns the files that no other file of an export names. */
function listUnnamed(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [] : [`${entry.parentPath}/${entry.name}`.slice(folder.length)],
  );
  const all = new Set(files);
  const isCopy = (file: string) => COPY.test(file) && all.has(file.replace(COPY, ''));
  const unnamed = new Set(
    files.filter((file) => GENERATED.test(file) && !isCopy(file)).map((file) => posix.basename(file)),
  );
  for (const file of files.filter((path) => NAMING.test(path)))
    for (const [name] of readFileSync(folder + file, 'utf8').matchAll(NAME))
      if (name !== posix.basename(file)) unnamed.delete(name);
  return files.filter((file) => GENERATED.test(file) && unnamed.has(posix.basename(file)));
}

it('an export has no file that nothing names', () => {
  expect(listUnnamed(OUT).filter((file) => !SPARE.test(file))).toEqual([]);
});

it('a file that nothing names is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'named-'));
  mkdirSync(join(folder, '_docs/islands'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<script src="/_docs/islands/A1.js">');
  writeFileSync(join(folder, '_docs/islands/A1.js'), 'import"./B2.js";');
  for (const name of ['B2', 'C3']) writeFileSync(join(folder, `_docs/islands/${name}.js`), `"${name}.js"`);
  expect(listUnnamed(folder)).toEqual(['/_docs/islands/C3.js']);
});
