/** A step of `npm test`. */
export type VerifyStep = {
  /** What `npm test -- <name>` calls it. */
  name: string;
  title: string;
  /** Command and arguments, run in the root of the repository. */
  command: readonly [string, ...string[]];
  /** Report with the number of tests, relative to the root; without it the step passes or fails as a whole. */
  report?: { file: string; runner: 'vitest' | 'playwright' };
};

/**
 * A task of turbo.json: its declared inputs decide whether it runs again. The environment passes through, as registries,
 * browsers and databases are named there.
 */
const task = (name: string): VerifyStep['command'] => [
  'turbo',
  'run',
  `verify:${name}`,
  '--filter=//',
  '--env-mode=loose',
  '--output-logs=full',
  '--log-prefix=none',
];

/**
 * Rounds, one after another; of each the first step is shown as it runs. Steps of a round run side by side: alone, each
 * leaves cores idle while it waits for files, a package manager, a database or a single thread.
 */
export const verifyRounds: readonly (readonly VerifyStep[])[] = [
  [
    { name: 'lint', title: 'Format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
    {
      name: 'types',
      title: 'Types',
      command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--concurrency=2'],
    },
    { name: 'dead', title: 'Dead code', command: ['knip'] },
    { name: 'changesets', title: 'Changesets', command: ['node', 'tooling/releases/src/changeset-check.ts'] },
  ],
  [
    {
      name: 'unit',
      title: 'Unit, property and API tests, on both databases',
      command: task('unit'),
      report: { file: 'test-results/unit.json', runner: 'vitest' },
    },
    {
      name: 'stories',
      title: 'Stories in a real browser, three themes',
      command: task('stories'),
      report: { file: 'apps/storybook/test-results/stories.json', runner: 'vitest' },
    },
  ],
  [
    {
      name: 'storefronts',
      title: 'Build, start, and both storefronts, by HTTP and in a real browser',
      command: task('storefronts'),
      report: { file: 'tooling/e2e/test-results/storefronts.json', runner: 'playwright' },
    },
  ],
  [
    {
      name: 'outages',
      title: 'The API and a storefront die, and come back',
      command: task('outages'),
      report: { file: 'tooling/e2e/test-results/outages/report.json', runner: 'playwright' },
    },
    { name: 'brand', title: 'A third brand in one command', command: task('brand') },
    { name: 'release', title: 'Release rehearsal', command: task('release') },
  ],
];
