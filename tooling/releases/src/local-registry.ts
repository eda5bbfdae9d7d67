import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { freePort } from '@showroom/launcher/ports';

/** A start that hangs fails after this, ms: far above what it takes beside busy neighbours. */
const timeoutMs = 300_000;

/** A registry that knows the packages of the repository and nothing else, and where it listens. */
export type LocalRegistry = { url: string; stop: () => Promise<void> };

/** Settings for whoever reads and publishes there: the scope alone goes to it, all else where it always goes. */
export const npmrcFor = (url: string): string =>
  `@showroom:registry=${url}\n${url.replace(/^http:/, '')}:_authToken=rehearsal\n`;

/** No account, no upstream, no page: packages of our scope, on this machine. */
const settings = (storage: string) => ({
  storage,
  uplinks: {},
  packages: { '@showroom/*': { access: '$all', publish: '$all', unpublish: '$all' } },
  auth: { htpasswd: { file: './htpasswd', max_users: -1 } },
  web: { enable: false },
  publish: { allow_offline: true },
  max_body_size: '20mb',
  log: { type: 'stdout', format: 'json', level: 'error' },
});

/** Starts a registry on the loopback for the occasion. @param dir an empty folder for its data */
export async function startLocalRegistry(dir: string): Promise<LocalRegistry> {
  mkdirSync(dir, { recursive: true });
  const config = join(dir, 'config.yaml');
  writeFileSync(config, JSON.stringify(settings(join(dir, 'storage'))));
  const port = await freePort();
  const bin = join(dirname(createRequire(import.meta.url).resolve('verdaccio/package.json')), 'bin/verdaccio');
  const child = spawn(process.execPath, [bin, '--config', config, '--listen', `127.0.0.1:${port}`], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  const listen = (chunk: Buffer) => {
    words += chunk.toString('utf8');
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  const url = `http://127.0.0.1:${port}/`;
  for (const until = Date.now() + timeoutMs; ; ) {
    const isUp = await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, stop };
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The local registry does not start:\n${words}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
