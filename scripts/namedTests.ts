import { readdirSync } from 'node:fs';

/** Test files by the runner that runs them. */
interface NamedTests {
  readonly unit: readonly string[];
  readonly site: readonly string[];
  readonly browser: readonly string[];
}

const ROOTS = ['src', 'scripts', 'data', 'tests'];
/** Tests that have commands of their own. */
const OTHERS = /^tests\/(?:long|fixtures|planted)\//;

function listTestFiles(): string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => `${root}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.test\.tsx?$/.test(file) && !OTHERS.test(file))
      .sort(),
  );
}

/** Returns the test files whose paths contain one of the names, whatever the case. */
export function findNamedTests(
  names: readonly string[],
  files: readonly string[] = listTestFiles(),
): NamedTests {
  const wanted = names.map((name) => name.toLowerCase());
  const found = files.filter((file) => wanted.some((name) => file.toLowerCase().includes(name)));
  const below = (folder: string) => found.filter((file) => file.startsWith(folder));
  const [site, browser] = [below('tests/site/'), below('tests/browser/')];
  return { unit: found.filter((file) => !site.includes(file) && !browser.includes(file)), site, browser };
}
