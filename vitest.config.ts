import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/api',
      'tooling/checks',
      'tooling/images',
      'tooling/launcher',
      'tooling/generators',
      'tooling/releases',
      'tooling/fonts',
      'tooling/pictures',
    ],
  },
});
