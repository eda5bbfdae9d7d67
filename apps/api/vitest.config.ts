import { defineConfig } from 'vitest/config';
import { compilesOnce } from './src/testing/process-flags.ts';

export default defineConfig({
  test: {
    exclude: ['**/*.timing.test.ts', '**/node_modules/**'],
    setupFiles: ['./src/testing/cheap-passwords.ts'],
    globalSetup: ['./src/db/testing-server.ts'],
    // A busy machine makes a test slow, not wrong: these only end what hangs.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // Files share their process: starting the embedded engine anew for each costs more than most tests.
    isolate: false,
    execArgv: [compilesOnce],
    // One more than the cores of a build machine, as in the root's; every file may hold a database.
    maxWorkers: 3,
  },
});
