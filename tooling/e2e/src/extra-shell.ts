import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { childEnv, root } from '@showroom/launcher/env';
import { freePort } from '@showroom/launcher/ports';
import { apiPatience } from './env.ts';
import { readStack } from './running-stack.ts';

/** One more process of a shell of the running stack, of the same build, with settings of its own. */
export async function startExtraShell(code: string, env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: join(root, 'apps', code),
    env: childEnv({
      ...{ NODE_ENV: 'production', PORT: String(port), API_URL: readStack().api, API_TIMEOUT_FACTOR: apiPatience },
      ...{ NEXT_TELEMETRY_DISABLED: '1', ...env },
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void child.kill('SIGKILL');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('"ready":true')) return { site: `http://localhost:${port}`, stop };
  }
  stop();
  throw new Error(`${code} did not start`);
}
