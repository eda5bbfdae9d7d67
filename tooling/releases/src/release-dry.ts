import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '@showroom/launcher/copy-repository';
import { root } from '@showroom/launcher/env';
import { pnpm } from '@showroom/launcher/pnpm';
import type { Finished } from '@showroom/launcher/run';
import { buildPackage, checkPackages, inOrder } from './build-package.ts';
import { tryConsumer } from './consumer-app.ts';
import { type LocalRegistry, npmrcFor, startLocalRegistry } from './local-registry.ts';
import { faultsOf, type PackedPackage } from './packed-package.ts';
import { readCatalog } from './published-manifest.ts';
import { readTarball } from './read-tarball.ts';
import { findWorkspaces } from './workspaces.ts';

/** A rehearsal that hangs ends after this, ms: twenty times what it takes alone, so that busy neighbours do not end it. */
const limitMs = 1_800_000;

async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const result = await work();
  process.stdout.write(`  ✓ ${label}, ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}

async function must(call: Promise<Finished>, failure: string): Promise<string> {
  const { code, output } = await call;
  if (code !== 0) throw new Error(`${failure}:\n${output}`);
  return output;
}

function printTable(packages: ReadonlyMap<string, { version: string; packed: PackedPackage }>): void {
  const rows = [...packages].map(([name, { version, packed }]) => [
    name,
    version,
    `${packed.files.size} files`,
    `${(packed.bytes / 1024).toFixed(1)} kB`,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    process.stdout.write(`    ${cells.join('  ')}\n`);
  }
}

/** Versions, builds, packs and looks into every public package of the copy. @returns name → what was packed */
async function makePackages(repository: string, tarballs: string) {
  const exec = (...args: string[]) => pnpm(['exec', ...args], repository);
  await step('changesets become versions', () => must(exec('changeset', 'version'), 'No versions could be made'));
  const packages = inOrder(findWorkspaces(repository).filter(({ manifest }) => !manifest.private));
  const catalog = readCatalog(readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8'));
  await step(`${packages.length} packages are built`, async () => {
    for (const workspace of packages) await buildPackage(repository, workspace, catalog);
  });
  await step('their types fit each other', () => checkPackages(repository, packages));
  return step('packed, and whole to a reader', async () => {
    await must(exec('changeset', 'pack', '--out-dir', tarballs), 'The packages could not be packed');
    const packed = readdirSync(join(tarballs, 'packages')).map((file) => readTarball(join(tarballs, 'packages', file)));
    const faults = packed.flatMap(faultsOf);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const missing = packages.length - packed.length;
    if (missing !== 0) throw new Error(`${missing} of ${packages.length} packages were not packed.`);
    return new Map(
      packed.map((one) => {
        const { name, version } = one.manifest as { name: string; version: string };
        return [name, { version, packed: one }] as const;
      }),
    );
  });
}

/**
 * `pnpm release:dry`: a whole release in a temporary copy of the repository, with nothing left behind: versions from the
 * changesets, every public package built, packed, published to a registry of its own on the loopback, and a small
 * project outside the repository built from what was published.
 */
async function rehearse(place: string): Promise<void> {
  const repository = join(place, 'house');
  const tarballs = join(place, 'tarballs');
  mkdirSync(repository);
  await step('a copy of the repository', async () => {
    copyRepository(repository);
    await must(pnpm(['install', '--frozen-lockfile', '--prefer-offline'], repository), 'The copy does not install');
  });
  const packages = await makePackages(repository, tarballs);
  let registry: LocalRegistry | undefined;
  try {
    registry = await startLocalRegistry(join(place, 'registry'));
    const { url } = registry;
    await step('published, every one', async () => {
      writeFileSync(join(repository, '.npmrc'), npmrcFor(url));
      await must(
        pnpm(['exec', 'changeset', 'publish', '--from-pack-dir', tarballs], repository),
        'Nothing could be published',
      );
      for (const name of packages.keys()) {
        const answer = await fetch(`${url}${name.replace('/', '%2f')}`);
        if (!answer.ok) throw new Error(`${name} is not in the registry: ${answer.status}`);
      }
    });
    const versions = new Map([...packages].map(([name, { version }]) => [name, version]));
    await step('a project outside the repository installs, builds, starts and shows them', () =>
      tryConsumer({
        dir: join(place, 'consumer'),
        source: join(root, 'tooling/releases/consumer'),
        versions,
        registry: url,
      }),
    );
  } finally {
    await registry?.stop();
  }
  printTable(packages);
}

const place = mkdtempSync(join(tmpdir(), 'showroom-release-'));
process.once('exit', () => rmSync(place, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
setTimeout(() => {
  process.stderr.write(`The rehearsal took longer than ${limitMs / 60_000} minutes.\n`);
  process.exit(1);
}, limitMs).unref();
try {
  await rehearse(place);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
