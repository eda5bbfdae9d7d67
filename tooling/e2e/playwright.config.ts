import { defineConfig } from '@playwright/test';
import { findBrowser } from '@showroom/browser/find-browser';
import { desktop } from './src/test.ts';

const outages = ['api-back.spec.ts', 'api-down.spec.ts', 'storefront-back.spec.ts'];

export default defineConfig({
  testDir: 'specs',
  globalSetup: './src/global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reportSlowTests: null,
  use: {
    ...desktop,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    launchOptions: await findBrowser(),
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    // Those that kill servers come when everything else is done, whatever that found. One worker takes the files by
    // name: api-back needs an API, api-down leaves none. (A teardown of a teardown never runs.)
    { name: 'pages', testIgnore: outages, teardown: 'outages' },
    { name: 'outages', testMatch: outages, workers: 1 },
  ],
});
