import { join } from 'node:path';
import { childEnv, type LaunchEnv, root } from './env.ts';
import type { ServerOptions } from './server-process.ts';

/** What the servers of one launch have in common. */
export type Setting = {
  env: LaunchEnv;
  dev: boolean;
  /** Addresses of the storefronts that are told what changed. */
  origins: readonly string[];
  warmPictures: boolean;
  /** Whether shells keep their heap small, and all give back what they free, for a tenth more of a processor. */
  savesMemory: boolean;
};

const modeOf = ({ dev }: Setting) => (dev ? 'development' : 'production');
/** Servers are TypeScript: their second start takes the compiled code from here. */
const compileCache = join(root, 'node_modules/.cache/compiled');
const logDirOf = ({ env }: Setting) => join(env.DATA_DIR, 'logs');

/** The young part of a heap keeps the size that it once grew to, 134 MB of the seed (ADR-025). `pnpm api` and `pnpm bench` say the same. */
const youngHeap = '--max-semi-space-size=16';

/** The API: prepares its database, then serves. */
export function apiServer(setting: Setting): ServerOptions {
  const { env, dev, origins } = setting;
  return {
    name: 'api',
    args: [
      youngHeap,
      ...(dev ? ['--watch', '--watch-preserve-output'] : []),
      'src/cli.ts',
      'serve',
      '--prepare',
      '--progress',
      process.stdout.isTTY ? 'bar' : 'json',
    ],
    cwd: join(root, 'apps/api'),
    logDir: logDirOf(setting),
    showsProgress: true,
    env: childEnv({
      NODE_ENV: modeOf(setting),
      NODE_COMPILE_CACHE: compileCache,
      ...(setting.savesMemory && givesBack),
      API_PORT: String(env.API_PORT),
      DATA_DIR: env.DATA_DIR,
      DATABASE_URL: env.DATABASE_URL,
      SEED_VEHICLES: env.SEED_VEHICLES,
      // This launch is one machine's showing; a deployment sets DATABASE_URL instead.
      ALLOW_EMBEDDED: '1',
      // Letters and SMS stay in the development outbox unless this machine's environment names real gateways.
      ALLOW_DEV_ADAPTERS: '1',
      TRUST_PROXY: '1',
      STUDIO_PROGRAM: join(root, 'tooling/image-renderer/src/main.ts'),
      WARM_PICTURES: setting.warmPictures ? '1' : '0',
      REVALIDATE_SECRET: env.secret,
      REVALIDATE_URLS: origins.map((origin) => `${origin}/revalidate/`).join(','),
    }),
  };
}

/**
 * Freed memory goes back to the system: by default glibc keeps some for every thread, and pages and answers (hundreds of kB each) in
 * one heap that their neighbours hold up. Said of the thresholds, it no longer raises them by itself.
 */
const givesBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The heap of a shell is collected once it has grown by two fifths, not to several times its size: what a render leaves is garbage at once. */
const spare = ['--heap-growing-percent=40', youngHeap];

/** The storefront of one brand, built before unless `dev`. */
export function shellServer(setting: Setting, code: string, port: number): ServerOptions {
  return {
    name: code,
    args: [...(setting.savesMemory ? spare : []), 'server.ts', ...(setting.dev ? ['--dev'] : [])],
    cwd: join(root, 'apps', code),
    logDir: logDirOf(setting),
    env: childEnv({
      NODE_ENV: modeOf(setting),
      NODE_COMPILE_CACHE: compileCache,
      ...(setting.savesMemory && givesBack),
      PORT: String(port),
      API_URL: `http://127.0.0.1:${setting.env.API_PORT}`,
      REVALIDATE_SECRET: setting.env.secret,
      NEXT_TELEMETRY_DISABLED: '1',
    }),
  };
}
