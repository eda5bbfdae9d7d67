import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const pageSize = 4_096;
/** Light falls unevenly on a sensor: without its grain a picture is compressed far better than any photo. */
const grain = { width: 1_600, height: 1_200, sigma: 14 } as const;

/** Pictures of the repository that stand for a dealer's own. */
export const ownPictures = ['asc-vehicle.webp', 'brand-one-listing.webp'].map((name) =>
  fileURLToPath(new URL(`../../../docs/images/${name}`, import.meta.url)),
);

/** A picture as a camera takes it: 1600 × 1200, with grain, JPEG. */
export async function photographOf(picture: string): Promise<Buffer> {
  const { width, height, sigma } = grain;
  const noise = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .png()
    .toBuffer();
  return sharp(picture)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * A dealer's server of photos. Each address has a content of its own: one of the photographs with the address behind its end.
 * `asked` counts how often each was fetched.
 */
export async function startPhotoServer(photographs: readonly Buffer[]) {
  const asked = new Map<string, number>();
  const server = createServer((req, res) => {
    const path = req.url ?? '';
    const original = photographs[asked.size % photographs.length] ?? Buffer.alloc(0);
    asked.set(path, (asked.get(path) ?? 0) + 1);
    res.end(Buffer.concat([original, Buffer.from(path)]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { from: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop };
}

/** The parent of a process; undefined once it is gone. */
function parentOf(id: string): string | undefined {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Resident memory of a process, bytes. */
function residentOf(id: string): number {
  try {
    return Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * pageSize;
  } catch {
    return 0;
  }
}

/** Resident memory of the children of a process that read photos, bytes. */
export function memoryOfReaders(pid: number): number {
  return readdirSync('/proc')
    .filter((id) => /^\d+$/.test(id) && parentOf(id) === String(pid))
    .filter((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('photo-reader'))
    .reduce((sum, id) => sum + residentOf(id), 0);
}
