import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { compilesOnce } from './process-flags.ts';

const script = fileURLToPath(new URL('./killable-api.ts', import.meta.url));

/** Where the API keeps its data: a server, or a folder. */
export type KillablePlace = { url?: string | undefined; dataDir: string };
/** An API that runs as a process of its own; `ended` once it is dead. */
export type Life = { kind: 'postgres' | 'pglite'; origin: string; child: ChildProcess; ended: Promise<unknown> };

const living = new Set<ChildProcess>();

/** Ends every process that was started here, whatever a test or bench has left. */
export function endLives(): void {
  for (const child of living) child.kill('SIGKILL');
}

/** Starts the API. `env`: settings of the process. */
export async function live(place: KillablePlace, webhook: string, env: Record<string, string>): Promise<Life> {
  // Under a test as the test itself; for a bench as a server runs.
  const flags = process.execArgv.filter((flag) => flag === compilesOnce);
  const child = spawn(process.execPath, [...flags, script, place.url ?? '-', place.dataDir, webhook], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  living.add(child);
  const ended = once(child, 'close').then(() => living.delete(child));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const kind = place.url === undefined ? 'pglite' : 'postgres';
  return { kind, origin: `http://127.0.0.1:${line.toString().trim()}`, child, ended };
}

/** Kills an API and waits for its end. */
export async function kill({ child, ended }: Life): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

export type Answer = { status: number; body: Record<string, unknown> };

/** Posts JSON; undefined when the connection broke before the answer was there. */
export async function post(
  { origin }: Life,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${origin}/api/${path}?holdingId=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

export type Recorder = {
  url: string;
  /** How often each lead was told, by its number. */
  heard: ReadonlyMap<string, number>;
  close(): void;
};

/** A CRM on this machine that takes every event. */
export async function openRecorder(): Promise<Recorder> {
  const heard = new Map<string, number>();
  const server = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    req.on('end', () => {
      const { number } = (JSON.parse(body) as { lead: { number: string } }).lead;
      heard.set(number, (heard.get(number) ?? 0) + 1);
      res.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
