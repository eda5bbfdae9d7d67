import { parentPort, workerData } from 'node:worker_threads';
import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';

export type PictureJob = { bytes: Uint8Array; mime: 'image/jpeg' | 'image/png' | 'image/heic' };
export type PictureAnswer = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

/** Most pixels that are unpacked: the best telephones make 50 million, a bomb says it has more. */
const maxPixels = 60_000_000;
/** Longest side of what is kept, pixels: a scratch is still seen. */
const longestSide = 4_096;

// One thread of a worker is enough; the cores answer requests.
sharp.concurrency(1);
sharp.cache(false);

/** HEIC is turned by its own decoder; sharp reads no HEVC, as patents lie on it. */
async function openHeic(bytes: Uint8Array): Promise<Sharp> {
  const [picture] = await decodeHeic.all({ buffer: bytes });
  const { width = 0, height = 0 } = (picture ?? {}) as { width?: number; height?: number };
  if (!picture || width * height > maxPixels) throw new Error(`${width} × ${height} pixels`);
  const raw = await picture.decode();
  return sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 4 } }).removeAlpha();
}

/** The picture as it is seen, in bytes of our own making: position, camera and thumbnail are left behind. */
async function clean({ bytes, mime }: PictureJob): Promise<Uint8Array<ArrayBuffer>> {
  const opened = mime === 'image/heic' ? await openHeic(bytes) : sharp(bytes, { limitInputPixels: maxPixels });
  const seen = opened
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const made = await (mime === 'image/png' ? seen.png() : seen.jpeg({ quality: 86 })).toBuffer();
  // A copy of its own, so that it can be handed over and not copied.
  return Uint8Array.from(made);
}

const answer = await clean(workerData as PictureJob).then(
  (bytes): PictureAnswer => ({ bytes }),
  (error: unknown): PictureAnswer => ({ failure: error instanceof Error ? error.message : String(error) }),
);
parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer] : []);
