import { createServer, type Server } from 'node:http';
import next from 'next';
import { createWebServer } from './create-web-server.ts';
import { readShellEnv, type ShellEnv } from './env.ts';
import { createMedia } from './media.ts';
import { createPageCache } from './page-cache.ts';

const megabyte = 1024 * 1024;

export type ShellOptions = { dir: string; name: string; tags: readonly string[]; development?: boolean };

function log(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}

/** One sentence for the person at the terminal, then exit code 1. */
function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function listen(server: Server, env: ShellEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, () => resolve());
  });
}

/** Lets answers under way finish (10 s at most), then leaves. */
function stopGracefully(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  const leave = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), 10_000).unref();
    server.close(() => close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
}

/**
 * Starts a shell: Next behind the web server, on `PORT`. Empties the data tags once, so that a cached build never shows
 * old stock. Prints `{"ready":true}` on a line of its own. Exits 1 with one sentence when it cannot start.
 */
export async function startShell(options: ShellOptions): Promise<void> {
  let env: ShellEnv;
  try {
    env = readShellEnv();
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
  const development = options.development ?? false;
  const origin = `http://${env.HOST}:${env.PORT}`;
  const app = next({
    dev: development,
    dir: options.dir,
    // One spelling for Next's own idea of its origin; it compares rewrites with it and would proxy a differing one.
    hostname: 'localhost',
    port: env.PORT,
    customServer: true,
  } as Parameters<typeof next>[0]);
  await app.prepare();

  let unavailable: Buffer | undefined;
  const tell = (line: Record<string, unknown>) => log({ shell: options.name, ...line });
  const server = createServer(
    { maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    createWebServer({
      handler: app.getRequestHandler(),
      media: createMedia({ apiUrl: env.API_URL, maxBytes: 96 * megabyte, log: tell }),
      cache: createPageCache({ maxBytes: 192 * megabyte, ttlMs: 30_000 }),
      unavailablePage: () => unavailable,
      missingPage: async (cookie) => {
        const answer = await fetch(`${origin}/page-not-found/`, {
          headers: cookie ? { cookie } : {},
          signal: AbortSignal.timeout(2_000),
        });
        const policy = answer.headers.get('content-security-policy') ?? '';
        return { body: Buffer.from(await answer.arrayBuffer()), policy };
      },
      development,
      log: tell,
    }),
  );
  if (development) server.on('upgrade', app.getUpgradeHandler());
  try {
    await listen(server, env);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    stop(
      taken
        ? `Port ${env.PORT} is taken: another program listens there. Set another one for ${options.name}.`
        : `${options.name} cannot listen on ${origin}: ${error}`,
    );
  }
  stopGracefully(server, () => app.close());

  if (!development) {
    // While the API is down, what was built is what there is; when it comes, it tells the shells itself.
    const isUp = await fetch(`${env.API_URL}/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (env.REVALIDATE_SECRET && isUp?.ok) {
      await fetch(`${origin}/revalidate/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-revalidate-secret': env.REVALIDATE_SECRET },
        body: JSON.stringify({ tags: options.tags }),
      }).catch(() => undefined);
    }
    const page = await fetch(`${origin}/service-unavailable/`).catch(() => undefined);
    if (page) unavailable = Buffer.from(await page.arrayBuffer());
  }
  tell({ ready: true, port: env.PORT });
}
