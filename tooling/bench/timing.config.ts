import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `pnpm bench rules`: promises in milliseconds, one after the other, on a machine that does nothing else. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['{apps,packages}/*/src/**/*.timing.test.ts'],
    globalSetup: ['apps/api/src/db/testing-server.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    reporters: ['verbose'],
    expect: { poll: { timeout: 60_000, interval: 10 } },
  },
});
