import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyHouse } from '@showroom/launcher/copy-house';
import { pnpm } from '@showroom/launcher/pnpm';
import { type Finished, run } from '@showroom/launcher/run';

/** From the command to the last passed promise (the promise of the house to whoever launches a brand). */
const limitMs = 300_000;
const code = 'volna';
const command = ['new:brand', code, '--name', 'Волна', '--color', '#0f6b63'];
const facts = `apps/api/src/seed/facts/holdings/${code}.json`;

function expect(promise: string, kept: boolean, told: string): void {
  process.stdout.write(`  ${kept ? '✓' : '✗'} ${promise}\n`);
  if (!kept) throw new Error(`${promise}: broken.\n${told}`);
}

/** What git sees as new or changed in the copy. */
async function changesIn(house: string): Promise<string> {
  return (await run('git', ['status', '--porcelain'], { cwd: house })).output.trim();
}

/** A refusal is one sentence (pnpm's own lines around it aside), exit code 1, and nothing written. */
async function expectRefusals(house: string): Promise<void> {
  const { code: exit, output } = await pnpm(['new:brand', 'asc'], house);
  expect('an existing brand is refused in a sentence', exit === 1 && output.includes('exists already'), output);
  expect('and nothing is written', (await changesIn(house)) === '', await changesIn(house));
  writeFileSync(join(house, facts), '{}');
  const halfway = await pnpm(command, house);
  const left = await changesIn(house);
  expect('a failure half-way leaves nothing behind', halfway.code === 1 && left === `?? ${facts}`, left);
  rmSync(join(house, facts));
}

/** The tests of the house that look at every brand, the new one among them. */
function checkLaws(house: string): Promise<Finished> {
  const tests = [
    'tooling/checks/src/shell-routes.test.ts',
    'tooling/checks/src/laws.test.ts',
    'tooling/fonts/src/fonts.test.ts',
    'packages/ui/src/theme/contrast.test.ts',
    'apps/api/src/seed/facts',
  ];
  return run(join(house, 'node_modules/.bin/vitest'), ['run', '--reporter=dot', ...tests], { cwd: house });
}

/** Makes a brand in a temporary copy of the house, holds the house's laws against it, builds it, starts it and asks it. */
async function main(): Promise<void> {
  const house = mkdtempSync(join(tmpdir(), 'showroom-brand-'));
  process.once('exit', () => rmSync(house, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  copyHouse(house);
  const installed = await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], house);
  expect('a copy of the house installs', installed.code === 0, installed.output);
  await expectRefusals(house);

  const began = Date.now();
  const made = await pnpm(command, house);
  expect('one command makes a brand', made.code === 0 && existsSync(join(house, 'apps', code)), made.output);
  const smoked = await pnpm(['smoke:brand', code], house);
  expect('it builds, starts and passes its smoke test', smoked.code === 0, smoked.output);
  const seconds = Math.round((Date.now() - began) / 1000);
  expect(`within five minutes: ${seconds} s`, Date.now() - began <= limitMs, `${seconds} s`);

  const laws = await checkLaws(house);
  expect('the laws of the house hold with three brands', laws.code === 0, laws.output);
  const biome = ['check', '--error-on-warnings', `apps/${code}`, facts];
  const written = await run(join(house, 'node_modules/.bin/biome'), biome, { cwd: house });
  expect('and its style', written.code === 0, written.output);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
