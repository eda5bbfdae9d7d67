import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * Vitest settings of a package with React components: they are rendered on the server, in Node, as the shells do,
 * and `.css.ts` files are compiled as in a build.
 */
export function reactConfig(): ViteUserConfig {
  return defineConfig({
    plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
    oxc: { jsx: { runtime: 'automatic' } },
    test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
  });
}
