import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { buildSync } from 'esbuild';

const FOLDER = '.cache/programs';
/** Programs that a build starts in processes of their own. */
const NAMES = ['prepareChild', 'drawAhead', 'completeChild'] as const;
/** The stripper of types brings a compiler of its own, the same one: it is loaded once. */
const ONE_COMPILER = {
  'ts-blank-space': require.resolve('ts-blank-space'),
  typescript: 'typescript-js',
};
let isBundled: boolean | undefined;

/** Whether each program is one file now: a loader that reads hundreds of modules takes a second of each process. */
function bundlePrograms(): boolean {
  try {
    buildSync({
      entryPoints: NAMES.map((name) => `scripts/${name}.ts`),
      outdir: FOLDER,
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
    // A module that can't be read or is not there: the loader says which, and the build tells it with its place.
    return false;
  }
}

/**
 * Starts one of the programs of this folder in a process of its own. The loader stays with it for the family's own
 * modules.
 */
export function forkProgram(
  name: (typeof NAMES)[number],
  { execArgv = [], ...options }: ForkOptions,
): ChildProcess {
  isBundled ??= bundlePrograms();
  const program = isBundled ? `${FOLDER}/${name}.cjs` : `scripts/${name}.ts`;
  return fork(program, {
    ...options,
    env: { ...process.env, DOCS_SHELL_BUILDER: String(process.pid) },
    execArgv: [...process.execArgv, '--enable-source-maps', ...execArgv],
  });
}
