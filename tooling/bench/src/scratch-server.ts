import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '@showroom/api/db/embedded-server';

/** Where a measurement keeps its database. */
export type ScratchPlace = { kind: 'postgres' | 'pglite'; url: string | undefined; dataDir: string };

/** Runs `work` on a new empty database of each engine, one after the other; nothing of them is left. */
export async function onBothEngines(work: (place: ScratchPlace) => Promise<void>): Promise<void> {
  for (const kind of ['postgres', 'pglite'] as const) {
    // Root's server runs as `nobody`, who may not be able to reach into the checkout.
    const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'));
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
}
