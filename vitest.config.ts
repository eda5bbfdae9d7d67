import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/api',
      'apps/brand-one',
      'apps/asc',
      'tooling/checks',
      'tooling/images',
      'tooling/launcher',
      'tooling/fonts',
    ],
  },
});
