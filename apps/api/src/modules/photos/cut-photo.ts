import { pictureDensities, pictureSizes } from '@showroom/domain/picture';
import sharp, { type Sharp } from 'sharp';
import { fullFile, largest } from './photo-files.ts';

/** Most pixels that are unpacked: the best telephones make 50 million, a bomb says it has more. */
const mostPixels = 60e6;
/** Narrower or lower pictures are buttons and logos, not photos of a vehicle. */
const smallest = { width: 300, height: 200 } as const;
/** Bytes of a card at most: a phone loads eight of them before anybody scrolls, within 170 kB. */
const heaviest: Readonly<Record<string, number>> = { 'card.webp': 12_000, 'card@2x.webp': 20_000 };
/** Below this a picture falls apart: fewer pixels look better. */
const leastQuality = 44;
/** Share of the pixels of a side that is left when quality alone does not do, and the least one, of the size asked for. */
const [fewer, fewest] = [0.8, 0.5];

export type CutFile = { file: string; type: 'image/webp' | 'image/jpeg'; bytes: Buffer };
export type CutPhoto = { width: number; height: number; color: string; files: CutFile[] };

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };
const open = ({ data, info: { width, height, channels } }: Raw) => sharp(data, { raw: { width, height, channels } });

/** Quality that brings bytes to `share` of what they are, by what photos have shown, and a little below. */
const lowered = (quality: number, share: number) => Math.floor(quality + 50 * Math.log(share)) - 2;

/** Fine steps of colour are kept at density 1; at 2 nobody sees them, and they cost twice the time. */
async function encode(pixels: Raw, density: number, best: number, most: number): Promise<Buffer> {
  for (let [quality, scale] = [best, 1]; ; ) {
    const picture = scale === 1 ? open(pixels) : open(pixels).resize(Math.round(pixels.info.width * scale));
    const bytes = await picture.webp({ quality, effort: 3, smartSubsample: density === 1 }).toBuffer();
    if (bytes.length <= most) return bytes;
    if (quality > leastQuality) quality = Math.max(leastQuality, lowered(quality, most / bytes.length));
    else if (scale * fewer >= fewest) scale *= fewer;
    else return bytes;
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
      const bytes = await encode(pixels, density, density === 2 ? 68 : 78, heaviest[file] ?? Number.POSITIVE_INFINITY);
      files.push({ file, type: 'image/webp', bytes });
    }
  files.push({ file: fullFile, type: 'image/jpeg', bytes: await open(base).jpeg({ quality: 82 }).toBuffer() });
  return { width, height, color: await colorOf(base), files };
}
