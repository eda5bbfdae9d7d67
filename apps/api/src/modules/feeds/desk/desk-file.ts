import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Where the process that owns the embedded database takes imports, and the word that opens it. */
const deskSchema = v.object({
  url: v.pipe(v.string(), v.url()),
  token: v.pipe(v.string(), v.minLength(40)),
});
export type Desk = v.InferOutput<typeof deskSchema>;

const fileOf = (dataDir: string) => join(dataDir, 'import-desk.json');
/** Files on their way to that process. */
export const spoolOf = (dataDir: string): string => join(dataDir, 'import');

export const createToken = (): string => randomBytes(32).toString('base64url');

/** Where a command of this machine reaches the process: through the loopback when it listens everywhere. */
export function deskUrl(host: string, port: number): string {
  const own = host === '0.0.0.0' || host === '::' || host === '' ? '127.0.0.1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** Lets commands of the same user on this machine find the running process. Returns the function that takes it away. */
export function announceDesk(dataDir: string, desk: Desk): () => void {
  mkdirSync(dataDir, { recursive: true });
  rmSync(fileOf(dataDir), { force: true });
  writeFileSync(fileOf(dataDir), `${JSON.stringify(desk)}\n`, { mode: 0o600 });
  return () => rmSync(fileOf(dataDir), { force: true });
}

/** The desk of the running process; undefined when there is none. */
export function findDesk(dataDir: string): Desk | undefined {
  try {
    const result = v.safeParse(deskSchema, JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
