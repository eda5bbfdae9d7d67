import { liveAgent } from '@showroom/web-server/signals';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** The workspace packages that a shell compiles from source. */
const transpiled = [
  'api-client',
  'api-contract',
  'bff',
  'catalog',
  'contacts',
  'content',
  'account',
  'desk',
  'domain',
  'forms',
  'guards',
  'listing',
  'pages',
  'selection',
  'services',
  'shell',
  'shop',
  'ui',
  'visitor',
  'web-server',
];

/**
 * Next's configuration of a shell in one of Next's phases. Redirects are left to the guard pipeline alone, compression and headers to the web server;
 * the image optimizer stays off the network (no remote hosts), as pictures come in their final sizes.
 */
export function shellConfig(phase: string): NextConfig {
  const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on' } });
  return withVanillaExtract({
    cacheComponents: true,
    partialPrefetching: true,
    trailingSlash: true,
    skipTrailingSlashRedirect: true,
    compress: false,
    poweredByHeader: false,
    // Pages are kept by the web server, compressed; here they stand whole, in two bytes a letter.
    cacheMaxMemorySize: 8_000_000,
    reactStrictMode: true,
    // `typecheck` reads the same files by the same configuration; once more in every build is a fifth of its time.
    typescript: { ignoreBuildErrors: true },
    transpilePackages: transpiled.map((name) => `@showroom/${name}`),
    // Pages that are rendered ahead wait for an API whose database is being made, s.
    staticPageGenerationTimeout: 600,
    images: { localPatterns: [], remotePatterns: [], formats: ['image/webp'], maximumRedirects: 0 },
    // Every page is whole when it leaves, so search engines get the same stored one as everybody.
    htmlLimitedBots: new RegExp(`^${liveAgent}$`),
    experimental: {
      inlineCss: true,
      // Nobody reads it: turbo keeps whole builds, and writing it takes a fifth of a build's time.
      turbopackFileSystemCacheForBuild: false,
      // Nothing reads them: production serves none, and no server of ours maps its stacks.
      turbopackSourceMaps: phase === PHASE_DEVELOPMENT_SERVER,
      // Next writes a page that it renders anew without its payload, and cannot read it after a restart. What was built stays
      // readable, also while the API is down.
      isrFlushToDisk: false,
      // What is rendered live would carry all of its data twice.
      cachedNavigations: false,
      // The `_rsc` parameter tells the router's answers apart for caches that do not look at headers; the web server does.
      validateRSCRequestHeaders: false,
      // No page streams behind a placeholder, so development has nothing to say of instant shells.
      instantInsights: { validationLevel: 'manual-warning' },
    },
  });
}
