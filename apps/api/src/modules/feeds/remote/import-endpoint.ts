import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Address and token of the process that owns the embedded database. */
const endpointSchema = v.object({
  url: v.pipe(v.string(), v.url()),
  token: v.pipe(v.string(), v.minLength(40)),
});
export type ImportEndpoint = v.InferOutput<typeof endpointSchema>;

const fileOf = (dataDir: string) => join(dataDir, 'import-endpoint.json');
/** Folder for files handed over to that process. */
export const spoolOf = (dataDir: string): string => join(dataDir, 'import');

/** Files handed over longer ago than this were left by a process that died. */
const abandonedMs = 60 * 60_000;

/** Removes what killed imports left in the spool folder. */
export function sweepSpool(dataDir: string, now = Date.now()): void {
  const folder = spoolOf(dataDir);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > abandonedMs) rmSync(path, { force: true });
  }
}

export const createToken = (): string => randomBytes(32).toString('base64url');

/** URL for commands on this machine; loopback when the API listens on all interfaces. */
export function endpointUrl(host: string, port: number): string {
  const own = host === '0.0.0.0' || host === '::' || host === '' ? '127.0.0.1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** Writes the endpoint file, readable by this user only. Returns the function that removes it. */
export function announceEndpoint(dataDir: string, endpoint: ImportEndpoint): () => void {
  mkdirSync(dataDir, { recursive: true });
  rmSync(fileOf(dataDir), { force: true });
  writeFileSync(fileOf(dataDir), `${JSON.stringify(endpoint)}\n`, { mode: 0o600 });
  return () => rmSync(fileOf(dataDir), { force: true });
}

/** The endpoint of the running process; undefined when there is none. */
export function findEndpoint(dataDir: string): ImportEndpoint | undefined {
  try {
    const result = v.safeParse(endpointSchema, JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
