import { defineConfig } from '@playwright/test';
import { findBrowser } from '@showroom/browser/find-browser';
import { desktop } from './src/test.ts';

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
    // Ends the API, so it comes when everything else is done, whatever that found.
    { name: 'pages', testIgnore: 'api-down.spec.ts', teardown: 'api-down' },
    { name: 'api-down', testMatch: 'api-down.spec.ts' },
  ],
});
