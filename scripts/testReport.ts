/** Reads the reports of the test runners into counts. */

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface FileTime {
  readonly file: string;
  /** Total time of the tests in the file. */
  readonly seconds: number;
}

export interface TestReport {
  readonly tally: Tally;
  /** Names of failed tests. */
  readonly failures: readonly string[];
  /** Names of tests that failed first and passed when rerun; they count as passed. */
  readonly flaky: readonly string[];
  readonly times: readonly FileTime[];
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that failed before their first test. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    /** Empty for a file that failed before its first test. */
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
    readonly status: string;
  }[];
}

function toRelative(file: string): string {
  return file.replace(`${process.cwd()}/`, '');
}

/** Reads a report of Jest. Jest reruns no test, so none is flaky. */
export function readUnitReport(json: unknown): TestReport {
  const report = json as UnitReport;
  return {
    tally: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ['cannot be run'];
        return titles.map((title) => `${toRelative(name)} › ${title}`);
      }),
    flaky: [],
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      file: toRelative(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

interface BrowserReport {
  readonly suites: readonly Suite[];
  /** Failures outside of any test, such as a file that can't be loaded. */
  readonly errors: readonly unknown[];
}

/** Reads a report of Playwright's JSON reporter. */
export function readBrowserReport(json: unknown): TestReport {
  const { suites, errors } = json as BrowserReport;
  const counts = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const names = { unexpected: [] as string[], flaky: [] as string[] };
  const seconds = new Map<string, number>();
  const walk = (suite: Suite, titles: readonly string[]) => {
    for (const { title, file, tests } of suite.specs ?? []) {
      for (const { status, results } of tests) {
        counts[status] += 1;
        if (status === 'flaky' || status === 'unexpected')
          names[status].push([file, ...titles, title].join(' › '));
        const spent = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
        seconds.set(file, (seconds.get(file) ?? 0) + spent);
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of suites) walk(suite, []);
  return {
    tally: {
      passed: counts.expected + counts.flaky,
      failed: counts.unexpected + errors.length,
      skipped: counts.skipped,
    },
    failures: names.unexpected,
    flaky: names.flaky,
    times: [...seconds].map(([file, spent]) => ({ file: `tests/browser/${file}`, seconds: spent })),
  };
}
