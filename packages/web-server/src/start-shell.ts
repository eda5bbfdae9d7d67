import { join } from 'node:path';
import next from 'next';
import { createBuiltFiles } from './built-files.ts';
import { readBuiltPages } from './built-pages.ts';
import { createWebServer } from './create-web-server.ts';
import { dumpOnSignal } from './dump-pages.ts';
import { readEndpoints } from './endpoints.ts';
import { readShellEnv, useBuiltConfig } from './env.ts';
import { findKept, keepAssets } from './kept-assets.ts';
import { createPublicServer, listen, stopGracefully } from './listen.ts';
import { createLog, type Log } from './log.ts';
import { createPageCache } from './page-cache.ts';
import { createPageSource } from './page-source.ts';
import { createPictures } from './pictures.ts';
import type { Site } from './plan.ts';
import { startRenderer } from './renderer.ts';
import { documentRequest } from './router-request.ts';

const megabyte = 1024 * 1024;

export type ShellOptions = {
  /** Folder of the shell. */
  dir: string;
  /** Its name in the log. */
  name: string;
  site: (log: Log) => Site;
  development?: boolean;
};

/** One sentence for the person at the terminal, then exit code 1. */
function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** What a deployment says of itself; what is wrong in it is one sentence, not a stack. */
function readSettings<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Starts a shell: Next behind the web server, on `PORT`. Prints `{"ready":true}` on a line of its own once the site has
 * prepared itself. Exits 1 with one sentence when it cannot start.
 */
export async function startShell({ dir, name, development = false, ...options }: ShellOptions): Promise<void> {
  const env = readSettings(readShellEnv);
  const log = createLog(name);
  const site = readSettings(() => options.site(log));
  if (!development) useBuiltConfig(dir);
  const app = next({
    dev: development,
    dir,
    // One spelling for Next's own idea of its origin; it compares rewrites with it and would proxy a differing one.
    hostname: 'localhost',
    port: env.PORT,
    customServer: true,
  } as Parameters<typeof next>[0]);
  await app.prepare();
  const { ask, upgrade, close } = await startRenderer(app.getRequestHandler());
  const assets = env.ASSETS_DIR ?? join(dir, '.data/assets');
  const cache = createPageCache({ maxBytes: 64 * megabyte, ttlMs: 30_000 });
  const isBuilt = development ? () => true : readBuiltPages(dir);
  const pages = createPageSource({ cache, ask, errorPage: site.errorPage, isBuilt, log });
  const server = createPublicServer(
    createWebServer({
      ...{ site, pages, ask, development, log },
      pictures: createPictures({ ...site.pictures, maxBytes: 32 * megabyte, log }),
      builtFile: createBuiltFiles(ask, 32 * megabyte, findKept(assets)),
      isEndpoint: development ? () => true : readEndpoints(dir),
    }),
  );
  if (development) {
    // The first compilation takes its time, and hot reload keeps its socket.
    server.setTimeout(0);
    server.on('upgrade', upgrade);
  }
  if (env.STORED_PAGES_DUMP) dumpOnSignal(cache, env.STORED_PAGES_DUMP, name);
  const origin = `http://${env.HOST}:${env.PORT}`;
  try {
    await listen(server, env.PORT, env.HOST);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    stop(
      taken
        ? `Port ${env.PORT} is taken: another program listens there. Set another one for ${name}.`
        : `${name} cannot listen on ${origin}: ${error}`,
    );
  }
  stopGracefully(server, async () => {
    close();
    await app.close();
  });
  if (!development) {
    await site.prepare?.(origin);
    for (const variant of site.variants)
      pages.keepOutage(variant, await pages.get(site.errorPage('unavailable', variant), documentRequest));
    // For the next release; nobody waits for it.
    keepAssets(join(dir, '.next'), assets).catch(({ message }: Error) =>
      log.warn({ event: 'assets-not-kept', reason: message }),
    );
  }
  log.info({ ready: true, port: env.PORT });
}
