import { spawn } from 'node:child_process';
import { readTreeMemory } from '../measure/readTreeMemory';

/** A program that builds a site from the pages of the corpus. */
export interface Peer {
  readonly name: string;
  /** Prepares a first build: nothing of an earlier one is left. */
  readonly prepare: (pages: number) => void;
  readonly command: readonly [program: string, ...options: readonly string[]];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The folder of the built site. */
  readonly out: string;
}

/** What one build took, summed over all of its processes. */
export interface PeerFigures {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly peakBytes: number;
}

/** Interval between two reads of the memory map, which take some milliseconds for a large process. */
const LOOK_MS = 250;
/** The shell prints the processor time of a command and of all that it has waited for. */
const TIMED = 'TIMEFORMAT="TIMES %U %S"; time "$@"';

/**
 * Builds a site and measures it.
 * @throws the end of the output, if the build failed
 */
export async function measurePeer({ name, command, folder, environment }: Peer): Promise<PeerFigures> {
  const started = performance.now();
  const child = spawn('bash', ['-c', TIMED, name, ...command], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  let peakBytes = 0;
  const timer = setInterval(() => {
    if (child.pid !== undefined) peakBytes = Math.max(peakBytes, readTreeMemory(child.pid));
  }, LOOK_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearInterval(timer);
  const [, user, system] = /TIMES (\d+\.\d+) (\d+\.\d+)/.exec(output) ?? [];
  if (code !== 0 || user === undefined)
    throw new Error(`${name} ended with ${code}:\n${output.slice(-2000)}`);
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: Number(user) + Number(system),
    peakBytes,
  };
}
