/**
 * Runs the content step of the family in the current folder, once per request. Every run loads the shell and
 * the family again, as a new process does, but the packages only once, because they take most of the start
 * time of a process. Jest can't load them in its own process: some are ES modules, and some import others at
 * runtime.
 */
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';

/** The request and the result of a run. */
export interface PrepareRequest {
  readonly environment: Readonly<Record<string, string>>;
}
export interface PrepareAnswer {
  readonly code: number;
  readonly output: string;
}

const folder = process.cwd() + sep;
const load = createRequire(join(folder, 'package.json'));

function forgetModules(): void {
  for (const file of Object.keys(load.cache))
    if (file.startsWith(folder) && !file.includes('/node_modules/')) delete load.cache[file];
}

/** Runs a task; returns everything that is written to the output meanwhile. */
async function listen(task: () => Promise<number>): Promise<PrepareAnswer> {
  let output = '';
  const streams = [process.stdout, process.stderr];
  const originals = streams.map(({ write }) => write);
  for (const stream of streams)
    stream.write = (part: string | Uint8Array) => {
      output += part.toString();
      return true;
    };
  try {
    return { code: await task(), output };
  } finally {
    streams.forEach((stream, index) => Object.assign(stream, { write: originals[index] }));
  }
}

async function answer({ environment }: PrepareRequest): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  forgetModules();
  const run = await listen(async () => {
    const { prepareAlone } = load('./src/build/buildSite') as typeof import('../../../src/build/buildSite');
    // Node keeps everything that `import()` has loaded.
    const { routes } = await prepareAlone((progress) =>
      (load('./src/build/prepareSite') as typeof import('../../../src/build/prepareSite')).prepareSite(
        progress,
      ),
    );
    return routes === undefined ? 1 : 0;
  });
  process.env = before;
  process.send?.(run);
}

process.on('message', (request: PrepareRequest) => void answer(request));
process.once('disconnect', () => process.exit());
