import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed: its name, and the first lines of why. */
export type Failure = { name: string; reason: string };
export type Count = { passed: number; failed: number; failures: readonly Failure[] };

/** Enough to name the cause; the rest is above, or in the runner's own report. */
const reasonLength = 600;
const shorten = (text = '') => stripVTControlCharacters(text).trim().slice(0, reasonLength);

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** Counts of a run of Vitest. A file that broke before its first test is a failure too. */
function readVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Count {
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length);
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${name} › ${fullName}`,
        reason: shorten(failureMessages?.[0]),
      })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => ({ name, reason: shorten(message) }))],
  };
}

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
  /** Of no test: a law over the whole run, a set-up. */
  errors?: { message?: string }[];
};

const failuresIn = (suite: PlaywrightSuite, above: readonly string[] = []): Failure[] => {
  const path = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: [...path, title].join(' › '),
        reason: shorten(results.flatMap(({ errors = [] }) => errors).find(({ message }) => message)?.message),
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, path))];
};

/** Counts of a run of Playwright: a test that passed at its second attempt has failed. */
const readPlaywright = ({
  stats: { expected, unexpected, flaky },
  suites = [],
  errors = [],
}: PlaywrightReport): Count => ({
  passed: expected,
  failed: unexpected + flaky,
  failures: [
    ...suites.flatMap((suite) => failuresIn(suite)),
    ...errors.map(({ message }) => ({ name: 'the run as a whole', reason: shorten(message) })),
  ],
});

const readers = {
  vitest: (report: unknown) => readVitest(report as VitestReport),
  playwright: (report: unknown) => readPlaywright(report as PlaywrightReport),
} as const;

/** Reads a runner's own report. A runner that ended with an error, or before writing its report, has at least one failure. */
export function readCount(file: string, runner: keyof typeof readers, code: number): Count {
  try {
    const count = readers[runner](JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}
