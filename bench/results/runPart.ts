import type { BenchRun } from './BenchPart';
import { createLedger } from './createLedger';
import { readResults, describeBusy, describeCircumstances, writeResults } from './recorded';

/**
 * Runs a part of the benchmark: compares its figures with the recorded run, lists what was not measured, and
 * records the figures if asked to.
 */
export async function runPart(
  name: string,
  measure: (run: BenchRun) => Promise<void>,
  { numbers, isRecorded }: { readonly numbers: readonly number[]; readonly isRecorded: boolean },
): Promise<void> {
  const recorded = readResults();
  const ledger = createLedger(recorded);
  const circumstances = describeCircumstances();
  const busy = describeBusy();
  const skipped: string[] = [];
  await measure({ ledger, skip: (reason) => skipped.push(reason), numbers });
  console.log(`\nThis run: ${circumstances}`);
  console.log(`Recorded run: ${recorded?.runs[name] ?? 'none, so nothing is compared with one'}`);
  const missing = [...skipped, ...(busy ? [busy] : [])];
  console.log(`Not measured: ${missing.length > 0 ? missing.join('\n  ') : 'nothing was left out'}`);
  if (isRecorded) {
    writeResults(ledger.merge(name, circumstances));
    console.log('Recorded in bench/results/last.json');
  }
  if (skipped.length > 0) process.exitCode = 1;
}
