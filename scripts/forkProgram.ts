import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { buildSync } from 'esbuild';
import { CACHE } from '../src/content/workspace';

/** Programs that a build starts in child processes. */
const NAMES = ['prepareChild', 'drawAhead', 'completeChild'] as const;
/** `ts-blank-space` brings its own copy of the same compiler; load it only once. */
const ONE_COMPILER = {
  'ts-blank-space': require.resolve('ts-blank-space'),
  typescript: 'typescript-js',
};
let isBundled: boolean | undefined;

/**
 * Bundles each program into one file, because loading hundreds of modules would add a second per process.
 * Returns whether that succeeded.
 */
function bundlePrograms(): boolean {
  try {
    buildSync({
      entryPoints: NAMES.map((name) => `scripts/${name}.ts`),
      outdir: CACHE.programs,
      outExtension: { '.js': '.cjs' },
      bundle: true,
      packages: 'external',
      alias: ONE_COMPILER,
      platform: 'node',
      format: 'cjs',
      jsx: 'automatic',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'silent',
    });
    return true;
  } catch {
    // If a module is missing or can't be read, the loader names it, and the build reports it with its place.
    return false;
  }
}

/**
 * Starts a program of this folder in a child process. The child keeps the loader for the family's own
 * modules.
 */
export function forkProgram(
  name: (typeof NAMES)[number],
  { execArgv = [], ...options }: ForkOptions,
): ChildProcess {
  isBundled ??= bundlePrograms();
  const program = isBundled ? `${CACHE.programs}/${name}.cjs` : `scripts/${name}.ts`;
  return fork(program, {
    ...options,
    env: { ...process.env, DOCS_SHELL_BUILDER: String(process.pid) },
    execArgv: [...process.execArgv, '--enable-source-maps', ...execArgv],
  });
}
