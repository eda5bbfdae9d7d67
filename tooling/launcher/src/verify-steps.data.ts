/** A step of `npm test`. */
export type VerifyStep = {
  /** What `npm test -- <name>` calls it. */
  name: string;
  title: string;
  /** Command and arguments, run in the root of the repository. */
  command: readonly [string, ...string[]];
  /** Report with the number of tests, relative to the root; without it the step passes or fails as a whole. */
  report?: { file: string; runner: 'vitest' | 'playwright' };
  /** Step that has to end first, by name: this one changes what that one reads, or reads what that one makes. */
  after?: string;
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

/** Steps that run side by side: with two heavy ones, a third keeps both cores at work while they wait for files, databases or a thread. */
export const lanes = 3;

/** In the order in which they begin, each once a lane is free. */
export const verifySteps: readonly VerifyStep[] = [
  {
    name: 'types',
    title: 'Types',
    command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--concurrency=2'],
  },
  { name: 'lint', title: 'Format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'dead', title: 'Dead code', command: ['knip'] },
  { name: 'changesets', title: 'Changesets', command: ['node', 'tooling/releases/src/changeset-check.ts'] },
  {
    name: 'storefronts',
    title: 'Build, start, and both storefronts, by HTTP and in a real browser',
    command: task('storefronts'),
    report: { file: 'tooling/e2e/test-results/storefronts.json', runner: 'playwright' },
    // A build writes types of routes.
    after: 'types',
  },
  {
    name: 'stories',
    title: 'Stories in a real browser, three themes',
    command: task('stories'),
    report: { file: 'apps/storybook/test-results/stories.json', runner: 'vitest' },
  },
  {
    name: 'unit',
    title: 'Unit, property and API tests, on both databases',
    command: task('unit'),
    report: { file: 'test-results/unit.json', runner: 'vitest' },
  },
  { name: 'release', title: 'Release rehearsal', command: task('release') },
  { name: 'brand', title: 'A third brand in one command', command: task('brand') },
  {
    name: 'outages',
    title: 'The API and a storefront die, and come back',
    command: task('outages'),
    report: { file: 'tooling/e2e/test-results/outages/report.json', runner: 'playwright' },
    // It starts what was built for them.
    after: 'storefronts',
  },
];
