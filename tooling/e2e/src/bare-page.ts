import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '@showroom/launcher/ports';

const folder = resolve(import.meta.dirname, '../bare-next');

/** Serves the bare page of the same Next, built beforehand. @returns its address and what stops it */
export async function serveBarePage(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const next = join(dirname(createRequire(import.meta.url).resolve('next/package.json')), 'dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', folder, '-p', String(port), '-H', '127.0.0.1'], {
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    if (
      await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (attempt > 100 || child.exitCode !== null) throw new Error('the bare page does not start; was it built?');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, stop: () => void child.kill('SIGKILL') };
}
