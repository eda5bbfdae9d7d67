import type { BodyType, ColorGroup } from '@showroom/domain/dictionaries';
import { type PictureAngle, type PictureDensity, type PictureSize, pictureSizes } from '@showroom/domain/picture';
import { dataUriOf, jpegAt, type Pixels, webpOf } from './encode.ts';
import { develop } from './raster/develop.ts';
import { type Exposure, expose } from './raster/exposure.ts';
import { type Studio, studioLight, studioOf } from './raster/studio.ts';
import { paintOf } from './vehicle/paint.ts';
import { shotOf } from './vehicle/shot.ts';

/** What is drawn: a body in a colour from an angle. */
export type Subject = { body: BodyType; color: ColorGroup; angle: PictureAngle };

/** Masters: what is cut from each is in `masterFor`; the placeholder is cut from the tiny one. */
export const masters = {
  tiny: { width: 192, aspect: 4 / 3, grain: 0 },
  mini: { width: 480, aspect: 4 / 3, grain: 1 },
  small: { width: 1600, aspect: 4 / 3, grain: 2.7 },
  large: { width: 2400, aspect: 4 / 3, grain: 2 },
  wide: { width: 1600, aspect: 1200 / 630, grain: 1.2 },
} as const;
export type Master = keyof typeof masters;

/** The smallest master that is sharp enough for a size: time grows with a master's area. */
export const masterFor = { thumb: 'mini', card: 'small', hero: 'large', og: 'wide' } as const satisfies Record<
  PictureSize | 'og',
  Master
>;

export const ogSize = { width: 1200, height: 630 } as const;

let studio: Studio | undefined;
/** The last unpainted pictures: the next colour of the same body needs no new rendering. */
const exposures = new Map<string, { pixels: number; drawn: Promise<Exposure> }>();
/** Pixels that are kept, ten bytes each: a large picture, or three small ones. */
const keptPixels = 6e6;

export function sharedStudio(): Studio {
  studio ??= studioOf(studioLight);
  return studio;
}

async function draw(body: BodyType, angle: PictureAngle, master: Master): Promise<Exposure> {
  const { width, aspect } = masters[master];
  const { scene, camera, set } = await shotOf(body, angle, aspect);
  return expose(scene, camera, width, sharedStudio(), set);
}

function exposureOf(body: BodyType, angle: PictureAngle, master: Master): Promise<Exposure> {
  const key = `${body}/${angle}/${master}`;
  const { width, aspect } = masters[master];
  const found = exposures.get(key) ?? { pixels: width ** 2 / aspect, drawn: draw(body, angle, master) };
  exposures.delete(key);
  exposures.set(key, found);
  let pixels = 0;
  for (const each of exposures.values()) pixels += each.pixels;
  for (const [old, each] of exposures) {
    if (pixels <= keptPixels) break;
    pixels -= each.pixels;
    exposures.delete(old);
  }
  return found.drawn;
}

/** The painted master of a subject as RGB bytes. */
export async function masterOf({ body, color, angle }: Subject, master: Master): Promise<Pixels> {
  const exposure = await exposureOf(body, angle, master);
  const data = develop(exposure, paintOf(color), masters[master].grain);
  return { data, width: exposure.width, height: exposure.height };
}

/**
 * One picture as WebP. Pure and deterministic: the same request gives the same bytes. Blocks its thread for up to two
 * seconds (a master is 0.5–1.5 s of one core); servers use `createPictureStore`, which renders in worker threads.
 */
export async function renderPicture(
  subject: Subject & { size: PictureSize; density: PictureDensity },
): Promise<Buffer> {
  const { size, density } = subject;
  const { width, height } = pictureSizes[size];
  return webpOf(await masterOf(subject, masterFor[size]), size, density, width, height);
}

/** The picture for link previews (Open Graph): JPEG, 1200 × 630. */
export async function renderPreview(subject: Subject): Promise<Buffer> {
  return jpegAt(await masterOf(subject, 'wide'), ogSize.width, ogSize.height);
}

/** A 16 × 12 blur as a WebP data URI of at most 300 bytes, to stand inline until the picture has loaded. */
export async function placeholder(subject: Subject): Promise<string> {
  return dataUriOf(await masterOf(subject, 'tiny'));
}
