import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Results } from './Results';

const FILE = 'bench/results/last.json';
/** Above this load per core, a machine is too busy to measure. */
const BUSY = 0.5;

/** Returns the recorded run; undefined before the first one. */
export function readResults(): Results | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : undefined;
}

/** Records results. */
export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** Describes the machine and the browser of a measurement. */
export function describeCircumstances(): string {
  const [model = 'unknown processor'] = cpus().map((cpu) => cpu.model);
  const load = loadavg()[0] ?? 0;
  return `${new Date().toISOString()}, ${cpus().length} × ${model}, Node ${process.version}, load ${load.toFixed(1)}`;
}

/** Returns a warning if the machine is too busy to measure; undefined if it is idle. */
export function describeBusy([load = 0] = loadavg(), cores = cpus().length): string | undefined {
  return load > cores * BUSY
    ? `a quiet machine: the load was ${load.toFixed(1)} on ${cores} cores at the start, so CPU times are too long`
    : undefined;
}
