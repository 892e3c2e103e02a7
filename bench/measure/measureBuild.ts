import { spawn } from 'node:child_process';
import { readTreeMemory } from './readTreeMemory';

/** Interval between two reads of the memory map, which take some milliseconds for a large process. */
const LOOK_MS = 250;

export interface BuildFigures {
  readonly seconds: number;
  readonly peakBytes: number;
  /** Standard output and error, interleaved. */
  readonly output: string;
  /** Duration of each step, as the build reports it. */
  readonly steps: readonly { readonly name: string; readonly seconds: number }[];
}

/**
 * Builds the site in a folder and measures the whole build: its duration, and the peak memory of all its
 * processes together.
 * @throws the end of the build's output, if the build failed
 */
export async function measureBuild(folder: string): Promise<BuildFigures> {
  const started = performance.now();
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/commands/build.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  let peakBytes = 0;
  const timer = setInterval(() => {
    if (child.pid !== undefined) peakBytes = Math.max(peakBytes, readTreeMemory(child.pid));
  }, LOOK_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build in ${folder} ended with ${code}:\n${output.slice(-3000)}`);
  const steps = [...output.matchAll(/^ *\d+(?:\.\d+)? s {2}([^:\n]+) \((\d+(?:\.\d+)?) s\)$/gm)];
  return {
    seconds: (performance.now() - started) / 1000,
    peakBytes,
    output,
    steps: steps.map(([, name = '', seconds = '0']) => ({ name, seconds: Number(seconds) })),
  };
}
