import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['./src/db/testing-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores are what a build machine has, and every file may hold a database in memory.
    maxWorkers: 2,
  },
});
