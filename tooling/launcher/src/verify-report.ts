import { readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };

/** Counts of a run of Vitest. A file that broke before its first test is a failure too. */
function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Counts of a run of Playwright: a test that passed at its second attempt has failed. */
function countPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky } = (report as { stats: { expected: number; unexpected: number; flaky: number } })
    .stats;
  return { passed: expected, failed: unexpected + flaky };
}

const readers = { vitest: countVitest, playwright: countPlaywright } as const;

/** Reads a runner's own report. A runner that ended with an error, or before writing its report, has at least one failure. */
export function readCount(file: string, runner: keyof typeof readers, code: number): Count {
  try {
    const count = readers[runner](JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
