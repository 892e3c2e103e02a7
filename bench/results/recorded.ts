import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Results } from './Results';

const FILE = 'bench/results/last.json';
/** Above this share of its cores, a machine has other things to do. */
const BUSY = 0.5;

/** The recorded run that figures are compared with; undefined before the first one. */
export function readResults(): Results | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : undefined;
}

/** Makes results the recorded ones. */
export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** What a measurement depends on, in words. */
export function tellCircumstances(): string {
  const [model = 'unknown processor'] = cpus().map((cpu) => cpu.model);
  const load = loadavg()[0] ?? 0;
  return `${new Date().toISOString()}, ${cpus().length} × ${model}, Node ${process.version}, load ${load.toFixed(1)}`;
}

/** Says so where the machine has other things to do than to measure; undefined where it is quiet. */
export function tellBusy([load = 0] = loadavg(), cores = cpus().length): string | undefined {
  return load > cores * BUSY
    ? `a quiet machine: the load was ${load.toFixed(1)} on ${cores} cores when it began, so times of the processor are too long`
    : undefined;
}
