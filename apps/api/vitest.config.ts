import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['./src/db/testing-server.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Files share their process: starting the embedded engine anew for each costs more than most tests.
    isolate: false,
    // Two cores are what a build machine has, and every file may hold a database.
    maxWorkers: 2,
  },
});
