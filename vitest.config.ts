import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/api',
      'tooling/checks',
      'tooling/browser-support',
      'tooling/image-renderer',
      'tooling/launcher',
      'tooling/generators',
      'tooling/releases',
      'tooling/fonts',
      'tooling/visual-regression',
    ],
  },
});
