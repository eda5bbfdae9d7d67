import { reactConfig } from '@showroom/vitest-config/react-config';
import { defineConfig } from 'vitest/config';

/** A busy machine makes a test slow, not wrong: these only end what hangs. */
const limits = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 60_000, interval: 50 } },
};

/** Promises in milliseconds are judged by `pnpm bench rules`, on a machine that does nothing else. */
const timings = '**/*.timing.test.ts';

/** Files share their process and what it has loaded: what one replaces it puts back. */
const shared = { ...limits, isolate: false };

export default defineConfig({
  test: {
    // One more than the cores of a build machine: some files wait for processes that they start and kill.
    maxWorkers: 3,
    projects: [
      {
        ...reactConfig(),
        test: {
          ...shared,
          name: 'packages',
          include: ['{packages,tooling}/*/src/**/*.test.{ts,tsx}'],
          exclude: ['tooling/checks/**', 'tooling/browser-support/**', timings],
        },
      },
      // It compiles styles by itself: no plugin may do so before.
      { test: { ...limits, name: '@showroom/browser-support', include: ['tooling/browser-support/src/**/*.test.ts'] } },
      { test: { ...shared, name: '@showroom/checks', include: ['tooling/checks/src/**/*.test.ts'] } },
      'apps/api',
    ],
  },
});
