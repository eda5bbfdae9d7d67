import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnv, root } from './env.ts';
import { run } from './run.ts';

type Count = { passed: number; failed: number };
type Check = { name: string; work: (dir: string) => Promise<Count> };

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const quiet = { NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/** A command that passes or fails as a whole. What it printed is shown when it fails. */
function whole(name: string, command: string, args: string[]): Check {
  return {
    name,
    work: async () => {
      const { code, output } = await run(command, args, { cwd: root, env: childEnv(quiet) });
      if (code !== 0) process.stdout.write(`${output}\n`);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

/** Reads a runner's own report; a runner that died before writing one counts as a failure. */
function readReport(file: string, code: number, read: (report: unknown) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Counts of a run of Vitest. A file that broke before its first test is a failure too. */
function countTests(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

const unitTests: Check = {
  name: 'Unit, property and API tests, on both databases',
  work: async (dir) => {
    const file = join(dir, 'vitest.json');
    const { code } = await run(
      bin('vitest'),
      ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
      { cwd: root, env: childEnv(quiet), live: true },
    );
    return readReport(file, code, countTests);
  },
};

const stories: Check = {
  name: 'Stories in a real browser, three themes',
  work: async () => {
    const cwd = join(root, 'apps/storybook');
    const file = join(cwd, 'test-results/stories.json');
    rmSync(file, { force: true });
    const env = childEnv(quiet);
    const fonts = await run(process.execPath, ['tooling/fonts/src/build.ts'], { cwd: root, env });
    if (fonts.code !== 0) process.stdout.write(`${fonts.output}\n`);
    // Which reporters speak stands in the workshop's own configuration: one of them holds the pictures.
    const { code } = await run(join(cwd, 'node_modules/.bin/vitest'), ['run'], { cwd, env, live: true });
    return readReport(file, fonts.code || code, countTests);
  },
};

const browserTests: Check = {
  name: 'Build, start, and both storefronts in a real browser',
  work: async (dir) => {
    const file = join(dir, 'playwright.json');
    const { code } = await run(
      join(root, 'tooling/e2e/node_modules/.bin/playwright'),
      ['test', '--reporter=list,json'],
      {
        cwd: join(root, 'tooling/e2e'),
        env: childEnv({ ...quiet, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
        live: true,
      },
    );
    return readReport(file, code, (report) => {
      const { expected, unexpected, flaky } = (
        report as { stats: { expected: number; unexpected: number; flaky: number } }
      ).stats;
      return { passed: expected, failed: unexpected + flaky };
    });
  },
};

const checks: Check[] = [
  whole('Format and lint', bin('biome'), ['check', '--error-on-warnings', '.']),
  whole('Types', bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only', '--concurrency=2']),
  whole('Dead code', bin('knip'), []),
  whole('Changesets', process.execPath, ['tooling/releases/src/changeset-check.ts']),
  unitTests,
  stories,
  browserTests,
  whole('A third brand in one command, within five minutes', process.execPath, [
    'tooling/generators/src/rehearse-brand.ts',
  ]),
  whole('Release rehearsal', process.execPath, ['tooling/releases/src/release-dry.ts']),
];

/** `npm test`: every check, in order, then one line that says how many passed and failed. Exit code 1 when any failed. */
async function verify(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'showroom-verify-'));
  const only = process.argv[2];
  const total: Count = { passed: 0, failed: 0 };
  const rows: string[] = [];
  try {
    for (const check of checks.filter(({ name }) => !only || name.toLowerCase().includes(only.toLowerCase()))) {
      process.stdout.write(`\n▸ ${check.name}\n`);
      const began = Date.now();
      const count = await check.work(dir);
      total.passed += count.passed;
      total.failed += count.failed;
      rows.push(
        `  ${count.failed === 0 ? '✓' : '✗'} ${check.name}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - began) / 1000)} s`,
      );
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  process.stdout.write(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

await verify();
