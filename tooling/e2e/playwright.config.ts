import { defineConfig } from '@playwright/test';
import { findBrowser } from '@showroom/browser/find-browser';
import { desktop } from './src/test.ts';

/** Asked over HTTP: no browser is opened. */
const overHttp = [
  'build.spec.ts',
  'contacts.spec.ts',
  'content.spec.ts',
  'every-shell.spec.ts',
  'form-chunks.spec.ts',
  'form-weights.spec.ts',
  'every-form.spec.ts',
  'live-pages.spec.ts',
  'page-weights.spec.ts',
  'pages.spec.ts',
  'private-links.spec.ts',
  'routes.spec.ts',
  'shop-pages.spec.ts',
  'sitemap-walk.spec.ts',
  'statuses.spec.ts',
  'stored-pages.spec.ts',
  'vehicle-pages.spec.ts',
];

export default defineConfig({
  testDir: 'specs',
  globalSetup: './src/global-setup.ts',
  // Twice the cores: tests wait for pages as often as they work, and two of them a minute for the bank.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  timeout: 600_000,
  // Ends what hangs: a busy machine makes a page slow, not wrong.
  expect: { timeout: 60_000 },
  reportSlowTests: null,
  reporter: [['list'], ['json', { outputFile: 'test-results/storefronts.json' }], ['./src/journey-limit.ts']],
  use: {
    ...desktop,
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    launchOptions: await findBrowser(),
    contextOptions: { reducedMotion: 'reduce' },
    // A page of a test asks the server itself; the spec of the worker lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    // First, as a walk of all addresses takes one worker for two minutes.
    { name: 'http', testMatch: overHttp },
    { name: 'pages', testIgnore: overHttp },
  ],
});
