import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { PackedPackage } from './packed-package.ts';

const block = 512;

/** The text of a header field, up to its zero byte. */
function field(header: Buffer, start: number, length: number): string {
  const bytes = header.subarray(start, start + length);
  const end = bytes.indexOf(0);
  return bytes.subarray(0, end < 0 ? length : end).toString('utf8');
}

/** Reads what a package manager has packed: `package/…` entries of a gzipped tar archive (ustar). */
export function readTarball(file: string): PackedPackage {
  const archive = readFileSync(file);
  const tar = gunzipSync(archive);
  const files = new Map<string, string>();
  for (let at = 0; at + block <= tar.length && tar[at] !== 0; ) {
    const header = tar.subarray(at, at + block);
    const size = Number.parseInt(field(header, 124, 12).trim() || '0', 8);
    const prefix = field(header, 345, 155);
    const path = `${prefix ? `${prefix}/` : ''}${field(header, 0, 100)}`;
    const isFile = header[156] === 0 || header[156] === 0x30;
    if (isFile) files.set(path.replace(/^package\//, ''), tar.toString('utf8', at + block, at + block + size));
    at += block + Math.ceil(size / block) * block;
  }
  return { manifest: JSON.parse(files.get('package.json') ?? '{}'), files, bytes: archive.length };
}
