import type { BodyType, ColorGroup } from '@showroom/domain/dictionaries';
import {
  type PictureAngle,
  type PictureDensity,
  type PictureSize,
  pictureDensities,
  pictureSizes,
} from '@showroom/domain/picture';
import { dataUriOf, jpegAt, type Pixels, webpOf } from './encode.ts';
import { applyPaint } from './raster/apply-paint.ts';
import { type Exposure, expose } from './raster/exposure.ts';
import { duskLight, type Studio, studioLight, studioOf } from './raster/studio.ts';
import { paintOf } from './vehicle/paint.ts';
import { shotOf } from './vehicle/shot.ts';

/** What is drawn: a body in a colour from an angle. */
export type Subject = { body: BodyType; shape?: string; color: ColorGroup; angle: PictureAngle };

type Cut = { size: PictureSize; density: PictureDensity };

const allCuts: readonly Cut[] = (Object.keys(pictureSizes) as PictureSize[]).flatMap((size) =>
  pictureDensities.map((density) => ({ size, density })),
);
const photo = 4 / 3;

/**
 * What pictures are cut from: each from the smallest that is sharp enough, as time grows with the area. Two of the same width
 * and aspect are one exposure. Placeholders are cut from the tiny one, link previews from the wide one.
 */
export const masters = {
  tiny: { width: 192, aspect: photo, grain: 0 },
  mini: { width: 480, aspect: photo, grain: 1 },
  small: { width: 1280, aspect: photo, grain: 2.2 },
  middle: { width: 1280, aspect: photo, grain: 1.1 },
  large: { width: 2400, aspect: photo, grain: 2 },
  wide: { width: 1600, aspect: 1200 / 630, grain: 1.2 },
} as const satisfies Record<string, { width: number; aspect: number; grain: number }>;
export type Master = keyof typeof masters;

/** The master that a picture is cut from. */
export function masterFor({ size, density, angle }: Cut & Pick<Subject, 'angle'>): Exclude<Master, 'tiny'> {
  if (size === 'card') return 'small';
  if (size === 'hero') return density === 1 ? 'middle' : 'large';
  // Its page begins with the main picture of that view, which gives the thumb for nothing.
  return angle === 'front' ? 'middle' : 'mini';
}

/** Everything that a master gives of a view. */
export const cutsOf = (master: Master, angle: PictureAngle): Cut[] =>
  allCuts.filter((cut) => masterFor({ ...cut, angle }) === master);

export const ogSize = { width: 1200, height: 630 } as const;

/** Lights by name; each is computed once. */
const lights = { studio: () => studioOf(studioLight), dusk: () => studioOf(duskLight, 0.3) };
export type LightName = keyof typeof lights;
const studios = new Map<LightName, Studio>();
/** Cache of unpainted pictures: another colour of the same body needs no new rendering. */
const exposures = new Map<string, { pixels: number; drawn: Promise<Exposure> }>();
/** Cache limit in pixels, ten bytes each: one large or three small pictures. */
const keptPixels = 6e6;

export function sharedStudio(name: LightName = 'studio'): Studio {
  const found = studios.get(name) ?? lights[name]();
  studios.set(name, found);
  return found;
}

async function draw({ body, shape, angle }: Omit<Subject, 'color'>, master: Master): Promise<Exposure> {
  const { width, aspect } = masters[master];
  const { scene, camera, set } = await shotOf(body, angle, aspect, shape, width <= masters.mini.width);
  return expose(scene, camera, width, sharedStudio(), set);
}

/** Cache key of the unpainted picture; jobs that share it should run in a row. */
export function exposureKey({ body, shape = '', angle }: Omit<Subject, 'color'>, master: Master): string {
  const { width, aspect } = masters[master];
  return `${body}/${shape}/${angle}/${width}/${aspect.toFixed(2)}`;
}

function exposureOf(subject: Subject, master: Master): Promise<Exposure> {
  const key = exposureKey(subject, master);
  const { width, aspect } = masters[master];
  const found = exposures.get(key) ?? { pixels: width ** 2 / aspect, drawn: draw(subject, master) };
  exposures.delete(key);
  exposures.set(key, found);
  // Given up or failed: whoever asks next has it drawn.
  found.drawn.catch(() => exposures.delete(key));
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
export async function masterOf(subject: Subject, master: Master): Promise<Pixels> {
  const exposure = await exposureOf(subject, master);
  const data = applyPaint(exposure, paintOf(subject.color), masters[master].grain);
  return { data, width: exposure.width, height: exposure.height };
}

/**
 * One picture as WebP. Pure and deterministic: the same request gives the same bytes. Blocks its thread for up to two
 * seconds (a master is 0.5–1.5 s of one core); servers use `createPictureStore`, which renders in worker threads.
 */
export async function renderPicture(picture: Subject & Cut): Promise<Buffer> {
  const { size, density } = picture;
  const { width, height } = pictureSizes[size];
  return webpOf(await masterOf(picture, masterFor(picture)), size, density, width, height);
}

/** The picture for link previews (Open Graph): JPEG, 1200 × 630. */
export async function renderPreview(subject: Subject): Promise<Buffer> {
  return jpegAt(await masterOf(subject, 'wide'), ogSize.width, ogSize.height);
}

/** A 16 × 12 blur as a WebP data URI of at most 300 bytes, to stand inline until the picture has loaded. */
export async function placeholder(subject: Subject): Promise<string> {
  return dataUriOf(await masterOf(subject, 'tiny'));
}
