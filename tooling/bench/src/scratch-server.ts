import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '@showroom/api/db/embedded-server';

/** Where a measurement keeps its database. */
export type ScratchPlace = { kind: 'postgres' | 'pglite'; url: string | undefined; dataDir: string };

/** Runs `work` on a new empty database; nothing of it is left. */
async function onEngine(kind: ScratchPlace['kind'], work: (place: ScratchPlace) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'));
  // Root's server runs as `nobody`, who has to reach into it.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'embedded');
  mkdirSync(dataDir);
  const server = kind === 'postgres' ? await startEmbeddedServer({ folder: join(folder, 'server') }) : undefined;
  try {
    await work({ kind, url: server?.url, dataDir });
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const onPostgres = (work: (place: ScratchPlace) => Promise<void>): Promise<void> => onEngine('postgres', work);

/** Runs `work` on each engine, one after the other. */
export async function onBothEngines(work: (place: ScratchPlace) => Promise<void>): Promise<void> {
  await onEngine('postgres', work);
  await onEngine('pglite', work);
}
