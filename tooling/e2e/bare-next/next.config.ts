import { join } from 'node:path';
import type { NextConfig } from 'next';

/** The switches of the shells that decide what Next ships; nothing of ours. */
const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  turbopack: { root: join(import.meta.dirname, '../../..') },
};

export default config;
