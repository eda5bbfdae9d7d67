import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';

const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on' } });

/** What a project outside the repository has to say to use the kit: the plugin, and which packages it compiles. */
const config: NextConfig = withVanillaExtract({
  transpilePackages: ['@showroom/domain', '@showroom/forms', '@showroom/ui'],
  // The folder that this file is copied to stands alone.
  turbopack: { root: import.meta.dirname },
});

export default config;
