import { sumTallies, readBrowserReport, readUnitReport } from './testReport';

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  file: 'a.test.ts',
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

describe('a report of browser tests', () => {
  it('counts a flaky test as passed, and names it', () => {
    const suites = [
      {
        title: 'a.test.ts',
        file: 'a.test.ts',
        specs: [spec('opens', 'expected', 1000), spec('closes', 'unexpected', 500, 500)],
        suites: [
          { title: 'search', file: 'a.test.ts', specs: [spec('answers', 'flaky', 2000, 1000)] },
          { title: 'ads', file: 'a.test.ts', specs: [spec('stay away', 'skipped')] },
        ],
      },
    ];
    expect(readBrowserReport({ suites, errors: [] })).toEqual({
      tally: { passed: 2, failed: 1, skipped: 1 },
      failures: ['a.test.ts › closes'],
      flaky: ['a.test.ts › search › answers'],
      times: [{ file: 'tests/browser/a.test.ts', seconds: 5 }],
    });
  });

  it('counts a file that could not be loaded as failed', () => {
    expect(readBrowserReport({ suites: [], errors: [{ message: 'no such module' }] }).tally).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });
});

describe('a report of unit tests', () => {
  it('counts a file that could not be loaded as failed, and a todo as skipped', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: `${process.cwd()}/src/a.test.ts`,
          startTime: 1000,
          endTime: 3500,
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a list is sorted' },
            { status: 'failed', fullName: 'a list is short' },
          ],
        },
        {
          name: `${process.cwd()}/src/b.test.ts`,
          startTime: 0,
          endTime: 0,
          status: 'failed',
          assertionResults: [],
        },
      ],
    };
    expect(readUnitReport(report)).toEqual({
      tally: { passed: 3, failed: 2, skipped: 2 },
      failures: ['src/a.test.ts › a list is short', 'src/b.test.ts › cannot be run'],
      flaky: [],
      times: [
        { file: 'src/a.test.ts', seconds: 2.5 },
        { file: 'src/b.test.ts', seconds: 0 },
      ],
    });
  });
});

describe('the sum', () => {
  it('adds every stage up', () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(sumTallies([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});
