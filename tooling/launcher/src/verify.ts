import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, root } from './env.ts';
import { run } from './run.ts';
import { type Count, readCount } from './verify-report.ts';
import { type VerifyStep, verifyRounds } from './verify-steps.data.ts';

const quiet = { NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
/** Lines of a failed step that are shown again at the end. */
const shownAgain = 30;

type Result = { step: VerifyStep; count: Count; seconds: number; output: string };

const tool = (name: string) => (name === 'node' ? process.execPath : join(root, 'node_modules/.bin', name));

async function perform(step: VerifyStep, all: boolean, live: boolean): Promise<Result> {
  const began = Date.now();
  const [name, ...args] = step.command;
  const isTask = name === 'turbo' && step.report !== undefined;
  // A report of an earlier run must not speak for this one; turbo restores the one that belongs to a cached task.
  if (step.report) rmSync(join(root, step.report.file), { force: true });
  const { code, output } = await run(tool(name), [...args, ...(all && isTask ? ['--force'] : [])], {
    cwd: root,
    env: childEnv({ ...quiet, VERIFY_ALL: all ? '1' : undefined }),
    live,
  });
  const count = step.report
    ? readCount(join(root, step.report.file), step.report.runner, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] };
  return { step, count, seconds: Math.round((Date.now() - began) / 1000), output };
}

/** The lines of one step of a round are shown as they come, as those of several would mix; the others tell what they found at their end. */
async function performAll(rounds: readonly (readonly VerifyStep[])[], all: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const round of rounds) {
    process.stdout.write(`\n▸ ${round.map(({ title }) => title).join('\n▸ ')}\n`);
    const work = async (step: VerifyStep) => {
      const result = await perform(step, all, step === round[0]);
      if (round.length > 1) process.stdout.write(`  ${mark(result)} ${step.title}  ${result.seconds} s\n`);
      return result;
    };
    results.push(...(await Promise.all(round.map(work))));
  }
  return results;
}

const mark = ({ count }: Result) => (count.failed === 0 ? '✓' : '✗');

function table(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ step }) => step.title.length));
  return results
    .map((result) => {
      const { step, count, seconds } = result;
      const counted = `${String(count.passed).padStart(6)} passed ${String(count.failed).padStart(4)} failed`;
      return `  ${mark(result)} ${step.title.padEnd(width)} ${counted} ${String(seconds).padStart(5)} s`;
    })
    .join('\n');
}

/** Each test that failed, by name: the end of a runner's output holds the last one alone. */
const tellFailures = ({ step, count }: Result) =>
  count.failures.map(
    ({ name, reason }) => `✗ ${step.name}: ${name.replace(`${root}/`, '')}\n    ${reason.split('\n').join('\n    ')}\n`,
  );

/**
 * `npm test [-- <step>] [-- --all]`: every round of `verify-steps.data.ts`, then the end of what failed, a table of counts and
 * seconds, and the name of each failed test. `--all` runs the full browser matrix and nothing from the cache. Exit code 1 when anything failed.
 */
async function verify(): Promise<void> {
  const began = Date.now();
  const given = process.argv.slice(2);
  const wanted = given.find((word) => !word.startsWith('-'))?.toLowerCase();
  const rounds = verifyRounds
    .map((round) =>
      round.filter(({ name, title }) => !wanted || name === wanted || title.toLowerCase().includes(wanted)),
    )
    .filter((round) => round.length > 0);
  const results = await performAll(rounds, given.includes('--all'));
  for (const { step, output, count } of results.filter(
    (result) => result.count.failed > 0 || result.count.passed === 0,
  )) {
    process.stdout.write(`\n✗ ${step.title}: ${count.failed} failed. Its last lines:\n`);
    process.stdout.write(`${output.trimEnd().split('\n').slice(-shownAgain).join('\n')}\n`);
  }
  const total = results.reduce((sum, { count }) => sum + count.passed, 0);
  const failed = results.reduce((sum, { count }) => sum + count.failed, 0);
  if (results.length > 0) process.stdout.write(`\n${table(results)}\n`);
  process.stdout.write(`\n${results.flatMap(tellFailures).join('')}`);
  process.stdout.write(`\nWithin ${Math.round((Date.now() - began) / 1000)} s:\n${total} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && total > 0 ? 0 : 1;
}

await verify();
