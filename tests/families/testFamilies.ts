import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleBareApp, createLibraryFamily, listLibraries } from './libraryFamily';
import { packShell, testNewFamily } from './newFamilies';

/**
 * `npm run test:families`: builds a family for each library of `tests/families`, and compares its demos with an app of the
 * library. Then makes families from nothing, with the packed shell and `docs-shell new`, and tests them. Not a part of
 * `test:full`, which stays within an hour. Names of libraries as arguments test only those, `--new` only new families.
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

/** Libraries of which a family is made from nothing. */
const NEW = ['radix-themes', 'base-ui', 'chakra-ui', 'antd', 'workspace', 'other-major'];

/** Makes and tests new families; returns the libraries of those that have failed. */
function testNewFamilies(libraries: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  try {
    const tarball = packShell(folder);
    return libraries.filter((library) => !testNewFamily(library, tarball));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares demos and references of libraries with the running library; returns whether all is the same. */
async function testLibraries(libraries: readonly string[]): Promise<boolean> {
  const failed = await buildFamilies(libraries);
  const built = libraries.filter((name) => !failed.includes(name));
  const args = ['test', '-c', 'tests/families/playwright.config.ts', '-g', `(?:${built.join('|')}) `];
  const tests =
    built.length > 0 ? spawnSync('node_modules/.bin/playwright', args, { stdio: 'inherit' }).status : 1;
  if (failed.length > 0) console.error(`Not built: ${failed.join(', ')}`);
  return tests === 0 && failed.length === 0;
}

void (async () => {
  const options = process.argv.slice(2);
  const asked = options.filter((option) => !option.startsWith('--'));
  const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
  const compared = options.includes('--new') ? [] : listLibraries().filter(isAsked);
  const areSame = compared.length === 0 || (await testLibraries(compared));
  const broken = testNewFamilies(NEW.filter(isAsked));
  if (broken.length > 0) console.error(`New families that have failed: ${broken.join(', ')}`);
  process.exitCode = areSame && broken.length === 0 ? 0 : 1;
})();
