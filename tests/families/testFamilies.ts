import { spawnSync } from 'node:child_process';
import { bundleBareApp, createLibraryFamily, listLibraries } from './libraryFamily';

/**
 * `npm run test:families`: builds a family for each library of `tests/families`, and compares its demos with an app of the
 * library. Not a part of `test:full`, which stays within an hour. Names of libraries as arguments test only those.
 */
async function buildFamilies(libraries: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const library of libraries) {
    const family = createLibraryFamily(library);
    await bundleBareApp(family, library);
    const { code, output } = family.run('src/commands/build.ts');
    console.log(`== build of ${library}: ${code === 0 ? 'passed' : 'failed'}`);
    if (code === 0) continue;
    failed.push(library);
    console.error(output);
  }
  return failed;
}

void (async () => {
  const asked = process.argv.slice(2);
  const libraries = listLibraries().filter((name) => asked.length === 0 || asked.includes(name));
  const failed = await buildFamilies(libraries);
  const built = libraries.filter((name) => !failed.includes(name));
  const args = ['test', '-c', 'tests/families/playwright.config.ts', '-g', `(?:${built.join('|')}) `];
  const tests =
    built.length > 0 ? spawnSync('node_modules/.bin/playwright', args, { stdio: 'inherit' }).status : 1;
  if (failed.length > 0) console.error(`Not built: ${failed.join(', ')}`);
  process.exitCode = tests === 0 && failed.length === 0 ? 0 : 1;
})();
