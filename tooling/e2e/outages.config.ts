import { defineConfig } from '@playwright/test';
import storefronts from './playwright.config.ts';

/** What kills servers has a stack of its own. One worker takes the files by name: the first two need an API, api-down leaves none. */
export default defineConfig({
  ...storefronts,
  testDir: 'outages',
  outputDir: 'test-results/outages',
  workers: 1,
  // Its API starts twenty times, and reads its stock each time.
  metadata: { vehicles: 600 },
  reporter: [['list'], ['json', { outputFile: 'test-results/outages/report.json' }], ['./src/journey-limit.ts']],
  projects: [{ name: 'outages' }],
});
