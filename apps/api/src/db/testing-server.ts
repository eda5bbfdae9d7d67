import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer } from './embedded-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server. */
    postgresUrl: string;
    /** Databases of the embedded engine live here for as long as the run. */
    testFolder: string;
  }
}

/** Room for the copies that live at the same time, in bytes. */
const roomNeeded = 4e9;

/** Memory where the system offers it as a folder: every file of tests copies thousands of small files. */
function fastestFolder(): string {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomNeeded ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** One real PostgreSQL and one folder for the whole run of tests; every test file copies databases of its own from templates. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(fastestFolder(), 'showroom-test-'));
  const server = await startEmbeddedServer({
    folder,
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  });
  project.provide('postgresUrl', server.url);
  project.provide('testFolder', mkdtempSync(join(folder, 'embedded-')));
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
