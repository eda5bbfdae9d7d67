import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

/** Promised: what the frame adds to Next before anybody touches it, bytes gzip. */
const limit = 15_000;
const shown = 12;

const root = join(import.meta.dirname, '../../..');
const gzipped = (text: string): number => gzipSync(text).length;

type Manifest = { entryJSFiles: Record<string, string[]> };

/** Scripts that the frame of a built shell loads: those of the layout `default`, that every page of it has. */
function frameFiles(next: string): string[] {
  const text = readFileSync(
    join(next, 'server/app/[city]/(default)/[query]/catalog/page_client-reference-manifest.js'),
    'utf8',
  );
  const scope = { globalThis: { __RSC_MANIFEST: {} as Record<string, Manifest> } };
  runInNewContext(text, scope);
  const [manifest] = Object.values(scope.globalThis.__RSC_MANIFEST);
  const layout = Object.entries(manifest?.entryJSFiles ?? {}).find(([name]) => name.endsWith('/(default)/layout'));
  if (!layout) throw new Error(`${next}: no layout of the frame; build the shell first`);
  return layout[1];
}

/** Modules of a chunk with what it would weigh less without each, heaviest first. */
function modulesOf(chunk: string): { bytes: number; begin: string }[] {
  const parts = chunk.split(/(?=,\d{4,6}(?:,\d{4,6})*,(?:e|\(e,t,\w\)|\w)=>\{)/);
  const whole = gzipped(chunk);
  return parts
    .map((part) => ({
      bytes: whole - gzipped(parts.filter((other) => other !== part).join('')),
      begin: part.slice(0, 110),
    }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** `node tooling/bench/src/frame-weight.ts asc`: the frame of a built shell, and what it is made of. */
function main(): void {
  const next = join(root, 'apps', process.argv[2] ?? 'brand-one', '.next');
  const chunks = frameFiles(next).map((file) => readFileSync(join(next, file), 'utf8'));
  const total = chunks.reduce((sum, chunk) => sum + gzipped(chunk), 0);
  process.stdout.write(`${total <= limit ? 'held  ' : 'BROKEN'} frame: ${total} B gzip; promised: ${limit}\n`);
  for (const { bytes, begin } of chunks
    .flatMap(modulesOf)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, shown))
    process.stdout.write(`${String(bytes).padStart(6)}  ${begin.replaceAll(/\s+/g, ' ')}\n`);
  if (total > limit) process.exitCode = 1;
}

main();
