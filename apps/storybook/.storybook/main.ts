import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const root = '../../..';
/** Folders of the repository by pattern, as seen from here: Storybook takes no other paths. */
const each = (pattern: string) =>
  globSync(pattern, { cwd: join(import.meta.dirname, root) }).map((path) => `${root}/${path}`);

const config: StorybookConfig = {
  stories: [
    '../src/docs/*.mdx',
    ...each('packages/{ui,forms,content,listing,catalog,services,contacts,shop,shell,account,desk}/src').map(
      (directory) => ({
        directory,
        files: '**/*.stories.tsx',
      }),
    ),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public', ...each('apps/*/public/fonts').map((from) => ({ from, to: '/fonts' }))],
  // TypeScript 7 has no JavaScript interface, which the other generator needs.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { alias: { 'next/navigation': join(import.meta.dirname, '../src/next-navigation.ts') } },
      build: { chunkSizeWarningLimit: 2_000 },
    }),
};

export default config;
