import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '@showroom/launcher/copy-repository';
import { pnpm } from '@showroom/launcher/pnpm';
import { type Finished, run } from '@showroom/launcher/run';

const code = 'volna';
const command = ['new:brand', code, '--name', 'Волна', '--color', '#0f6b63'];
const facts = `apps/api/src/seed/facts/holdings/${code}.json`;

function expect(promise: string, kept: boolean, told: string): void {
  process.stdout.write(`  ${kept ? '✓' : '✗'} ${promise}\n`);
  if (!kept) throw new Error(`${promise}: broken.\n${told}`);
}

/** What git sees as new or changed in the copy. */
async function changesIn(repository: string): Promise<string> {
  return (await run('git', ['status', '--porcelain'], { cwd: repository })).output.trim();
}

/** A refusal is one sentence (pnpm's own lines around it aside), exit code 1, and nothing written. */
async function expectRefusals(repository: string): Promise<void> {
  const { code: exit, output } = await pnpm(['new:brand', 'asc'], repository);
  expect('an existing brand is refused in a sentence', exit === 1 && output.includes('exists already'), output);
  expect('and nothing is written', (await changesIn(repository)) === '', await changesIn(repository));
  writeFileSync(join(repository, facts), '{}');
  const halfway = await pnpm(command, repository);
  const left = await changesIn(repository);
  expect('a failure half-way leaves nothing behind', halfway.code === 1 && left === `?? ${facts}`, left);
  rmSync(join(repository, facts));
}

/** A tool that the copy has installed. */
const runTool = (repository: string, name: string, ...args: string[]): Promise<Finished> =>
  run(join(repository, 'node_modules/.bin', name), args, { cwd: repository });

/** The tests of the repository that look at every brand, the new one among them. */
function checkLaws(repository: string): Promise<Finished> {
  const tests = [
    'tooling/checks/src/shell-routes.test.ts',
    'tooling/checks/src/holding-facts.test.ts',
    'tooling/checks/src/laws.test.ts',
    'tooling/fonts/src/fonts.test.ts',
    'packages/ui/src/theme/contrast.test.ts',
    'apps/api/src/seed/facts',
  ];
  return runTool(repository, 'vitest', 'run', '--reporter=dot', ...tests);
}

/** Makes a brand in a temporary copy of the repository, holds the repository's laws against it, builds it, starts it and asks it. */
async function main(): Promise<void> {
  const repository = mkdtempSync(join(tmpdir(), 'showroom-brand-'));
  process.once('exit', () => rmSync(repository, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  copyRepository(repository);
  const installed = await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], repository);
  expect('a copy of the repository installs', installed.code === 0, installed.output);
  await expectRefusals(repository);

  const began = Date.now();
  const made = await pnpm(command, repository);
  expect('one command makes a brand', made.code === 0 && existsSync(join(repository, 'apps', code)), made.output);
  const smoked = await pnpm(['smoke:brand', code], repository);
  expect('it builds, starts and passes its smoke test', smoked.code === 0, smoked.output);
  // Told and not judged: five minutes are promised of a machine of one's own, and a test does not know its neighbours.
  process.stdout.write(`    ${Math.round((Date.now() - began) / 1000)} s from the command to the passed smoke test\n`);

  // Side by side: each alone leaves a core idle.
  const [laws, written, typed] = await Promise.all([
    checkLaws(repository),
    runTool(repository, 'biome', 'check', '--error-on-warnings', `apps/${code}`, facts),
    runTool(repository, 'tsc', '--noEmit', '-p', `apps/${code}`),
  ]);
  expect('the laws of the repository hold with three brands', laws.code === 0, laws.output);
  expect('and its style', written.code === 0, written.output);
  expect('and its types, which a build leaves to the tests', typed.code === 0, typed.output);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
