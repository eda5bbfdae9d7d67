import { pictureDensities, pictureSizes } from '@showroom/domain/picture';
import sharp, { type Sharp } from 'sharp';
import { fullFile, largest } from './photo-files.ts';

/** Most pixels that are unpacked: the best telephones make 50 million, a bomb says it has more. */
const mostPixels = 60e6;
/** Narrower or lower pictures are buttons and logos, not photos of a vehicle. */
const smallest = { width: 300, height: 200 } as const;
/** Bytes of a card at most: a phone loads eight of them before anybody scrolls, within 170 kB. */
const heaviest: Readonly<Record<string, number>> = { 'card.webp': 12_000, 'card@2x.webp': 17_500 };
/** Below this a picture falls apart: fewer pixels look better. */
const leastQuality = 44;
/** Least share of the pixels of a side. */
const leastScale = 0.5;
/** Bytes halve with so much less quality: between what smooth photos (40) and grainy ones (75) have shown. */
const halvedBy = 55;

export type CutFile = { file: string; type: 'image/webp' | 'image/jpeg'; bytes: Buffer };
export type CutPhoto = { width: number; height: number; color: string; files: CutFile[] };

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };
const open = ({ data, info: { width, height, channels } }: Raw) => sharp(data, { raw: { width, height, channels } });

type Attempt = { quality: number; scale: number };

/** What brings bytes to `share` of what an attempt gave, and a little below: less quality, and fewer pixels for the rest. */
function lowered({ quality, scale }: Attempt, share: number): Attempt {
  const wanted = quality + halvedBy * Math.log2(share) - 1;
  if (wanted >= leastQuality) return { quality: Math.floor(wanted), scale };
  const left = share * 2 ** ((quality - leastQuality) / halvedBy);
  return { quality: leastQuality, scale: Math.max(leastScale, scale * Math.min(1, Math.sqrt(left) * 0.98)) };
}

/**
 * Encodes within `most` bytes. Effort 2 takes half the time of 3 for a twentieth more bytes (ADR-058). Fine steps of colour are
 * kept in cards of density 1: elsewhere nobody sees them, and they cost three times the time.
 */
async function encode(pixels: Raw, best: number, most: number, smartSubsample: boolean): Promise<Buffer> {
  for (let attempt: Attempt = { quality: best, scale: 1 }; ; ) {
    const { quality, scale } = attempt;
    const picture = scale === 1 ? open(pixels) : open(pixels).resize(Math.round(pixels.info.width * scale));
    const bytes = await picture.webp({ quality, effort: 2, smartSubsample }).toBuffer();
    if (bytes.length <= most || scale <= leastScale) return bytes;
    attempt = lowered(attempt, most / bytes.length);
  }
}

/** A size of the pages. Cards and thumbs are filled, as all have one shape; the large picture of a page is shown whole. */
function resized(base: Raw, size: keyof typeof pictureSizes, density: number): Sharp {
  const { width, height } = pictureSizes[size];
  const [wanted, tall] = [width * density, height * density];
  if (size === 'hero') return open(base).resize(wanted, tall, { fit: 'inside', withoutEnlargement: true });
  // Nothing is enlarged: a browser does that as well, and loads less.
  const share = Math.min(1, base.info.width / wanted, base.info.height / tall);
  return open(base).resize(Math.round(wanted * share), Math.round(tall * share), { fit: 'cover' });
}

/** The mean colour of a picture, `#rrggbb`. */
async function colorOf(base: Raw): Promise<string> {
  const pixel = await open(base).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/**
 * Cuts a dealer's photo to the sizes and densities of the pages, upright and encoded anew, so that nothing of the original file
 * but what is seen remains. Throws for what cannot be decoded, has too few pixels or too many.
 */
export async function cutPhoto(original: Uint8Array): Promise<CutPhoto> {
  const base = (await sharp(original, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })) as Raw;
  const { width, height } = base.info;
  if (width < smallest.width || height < smallest.height) throw new Error(`only ${width} × ${height} pixels`);
  const files: CutFile[] = [];
  for (const size of ['thumb', 'card', 'hero'] as const)
    for (const density of pictureDensities) {
      const file = `${size}${density === 2 ? '@2x' : ''}.webp`;
      const pixels = (await resized(base, size, density).raw().toBuffer({ resolveWithObject: true })) as Raw;
      const most = heaviest[file] ?? Number.POSITIVE_INFINITY;
      const bytes = await encode(pixels, density === 2 ? 68 : 79, most, density === 1 && size !== 'hero');
      files.push({ file, type: 'image/webp', bytes });
    }
  files.push({ file: fullFile, type: 'image/jpeg', bytes: await open(base).jpeg({ quality: 82 }).toBuffer() });
  return { width, height, color: await colorOf(base), files };
}
