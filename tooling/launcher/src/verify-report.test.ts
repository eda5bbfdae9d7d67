import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCount } from './verify-report.ts';

const dir = mkdtempSync(join(tmpdir(), 'showroom-report-'));
afterAll(() => rmSync(dir, { recursive: true }));

function reportOf(content: unknown): string {
  const file = join(dir, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('a file that broke before its first test counts as a failure', () => {
  const testResults = [
    { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    {
      name: 'sums.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'takes away', failureMessages: ['\u001b[31mexpected 2\u001b[39m', 'second'] },
      ],
    },
  ];
  const file = reportOf({ numPassedTests: 3, numFailedTests: 1, testResults });
  expect(readCount(file, 'vitest', 1)).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      { name: 'sums.test.ts › takes away', reason: 'expected 2' },
      { name: 'broken.test.ts', reason: 'no such module' },
    ],
  });
});

test('a browser test that needed a second attempt has failed', () => {
  const tests = [{ status: 'flaky', results: [{ errors: [{ message: 'too late' }] }, {}] }];
  const inner = { title: 'asc', specs: [{ title: 'opens', tests }] };
  const suites = [
    {
      title: 'menu.spec.ts',
      specs: [{ title: 'shuts', tests: [{ status: 'expected', results: [{}] }] }],
      suites: [inner],
    },
  ];
  const file = reportOf({ stats: { expected: 5, unexpected: 0, flaky: 1 }, suites });
  expect(readCount(file, 'playwright', 0)).toEqual({
    passed: 5,
    failed: 1,
    failures: [{ name: 'menu.spec.ts › asc › opens', reason: 'too late' }],
  });
});

test('what fails of no test is named too', () => {
  const file = reportOf({ stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [{ message: '254 journeys' }] });
  expect(readCount(file, 'playwright', 1)).toEqual({
    passed: 5,
    failed: 1,
    failures: [{ name: 'the run as a whole', reason: '254 journeys' }],
  });
});

test('a runner that failed without a failed test, or without a report, is not green', () => {
  const file = reportOf({ stats: { expected: 5, unexpected: 0, flaky: 0 } });
  expect(readCount(file, 'playwright', 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(readCount(reportOf('{"stats":'), 'playwright', 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(readCount(join(dir, 'none.json'), 'vitest', 0)).toMatchObject({ passed: 0, failed: 1 });
});
