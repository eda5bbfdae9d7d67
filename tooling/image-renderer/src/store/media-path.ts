import { type BodyType, bodyTypes, type ColorGroup, colorGroups } from '@showroom/domain/dictionaries';
import {
  type PictureAngle,
  type PictureDensity,
  type PictureSize,
  pictureAngles,
  pictureSizes,
  studioPictureBase,
} from '@showroom/domain/picture';
import { cabinShapeBeside, isPictureShape, readCabinShape } from '@showroom/domain/picture-shape';
import { type GoodsDrawing, goodsPictureBase, readGoodsDrawing } from '@showroom/domain/shop/goods-picture';
import type { Subject } from '../render.ts';
import { type Drawn, drawnSizes, isDrawn } from '../scene/drawn.ts';

/** A vehicle's file: one of the named sizes, or the link preview. */
export type StudioFile = { kind: 'studio'; subject: Subject; size: PictureSize | 'og'; density: PictureDensity };
/** A file of a dealer's building, an adviser or a scene. */
export type DrawnFile = { kind: 'drawn'; drawn: Drawn; size: string; density: PictureDensity };
/** A file of goods that nobody has photographed. */
export type GoodsFile = { kind: 'goods'; drawing: GoodsDrawing; size: PictureSize; density: PictureDensity };
export type MediaFile = StudioFile | DrawnFile | GoodsFile;

const has = <T extends string>(record: Record<T, unknown>, key: string): key is T => Object.hasOwn(record, key);
const isAngle = (angle: string): angle is PictureAngle => (pictureAngles as readonly string[]).includes(angle);

/**
 * Reads a path under `/media/`. The grammar is closed; whatever it does not name is `null`, so no path of a visitor ever
 * reaches the disk:
 *
 *     studio/{body}[/{shape}]/{color}/{angle}/{thumb|card|hero}[@2x].webp
 *     studio/{body}/{cabin}/{color}/interior/{thumb|card|hero}[@2x].webp
 *     studio/{body}/{shape}/{color}/interior-{code}/{thumb|card|hero}[@2x].webp   the same picture, by the shape
 *     studio/{body}/{color}/{angle}/og.jpg                                 1200 × 630
 *     dealer/{1…15}/{thumb|card|hero}[@2x].webp                            4:3, sizes as of vehicles
 *     adviser/{1…12}/avatar[@2x].webp                                      240 × 240
 *     scene/{showroom|service|delivery|credit|tradein|insurance}/{thumb|card|hero}[@2x].webp
 *     goods/{shape}/{0…103}/{front|near|box}/{thumb|card|hero}[@2x].webp   4:3, sizes as of vehicles
 *     scene/{hero|hero-dusk}/wide.webp                                     1920 × 900
 *     scene/{hero|hero-dusk}/{medium|narrow}[@2x].webp                     960 × 450, 480 × 600
 */
export function parseMediaPath(path: string): MediaFile | null {
  if (path.length > 120) return null;
  const parts = path.split('/');
  const file = /^([a-z]+)(@2x)?\.(webp|jpg)$/.exec(parts.pop() ?? '');
  if (!file) return null;
  const [, size = '', twice, type] = file;
  const density: PictureDensity = twice ? 2 : 1;
  const [kind, ...rest] = parts;
  if (kind === 'studio') {
    const [body = '', ...parts] = rest;
    const given = parts.length > 2 ? (parts.shift() ?? '') : '';
    const [color = '', view = '', ...more] = parts;
    const [, code] = /^interior-([a-z]+)$/.exec(view) ?? [];
    const angle = code === undefined ? view : 'interior';
    const shape = code === undefined ? given : has<BodyType>(bodyTypes, body) && cabinShapeBeside(body, given, code);
    if (shape === undefined || shape === false) return null;
    if (more.length || !has<BodyType>(bodyTypes, body) || !has<ColorGroup>(colorGroups, color) || !isAngle(angle))
      return null;
    const inside = angle === 'interior' && readCabinShape(body, shape) !== undefined;
    if (shape && !inside && !isPictureShape(body, shape)) return null;
    const subject = { body, shape, color, angle };
    if (size === 'og') return type === 'jpg' && density === 1 ? { kind, subject, size, density } : null;
    return type === 'webp' && has<PictureSize>(pictureSizes, size) ? { kind, subject, size, density } : null;
  }
  if (kind === 'goods') {
    const drawing = type === 'webp' ? readGoodsDrawing(rest.join('/')) : undefined;
    return drawing && has<PictureSize>(pictureSizes, size) ? { kind, drawing, size, density } : null;
  }
  const [name = '', ...more] = rest;
  const drawn = `${kind}/${name}`;
  if (more.length || type !== 'webp' || !isDrawn(drawn)) return null;
  const sizes = drawnSizes(drawn);
  const found = Object.hasOwn(sizes, size) ? sizes[size] : undefined;
  return found?.densities.includes(density) ? { kind: 'drawn', drawn, size, density } : null;
}

/** The path of a file, in the one spelling that the grammar knows. */
export function mediaPathOf(file: MediaFile): string {
  const name = `${file.size}${file.density === 2 ? '@2x' : ''}`;
  if (file.kind === 'drawn') return `${file.drawn}/${name}.webp`;
  if (file.kind === 'goods') return `${goodsPictureBase(file.drawing).slice('/media/'.length)}/${name}.webp`;
  const { body, shape = '', color, angle } = file.subject;
  return `${studioPictureBase(body, color, angle, shape).slice('/media/'.length)}/${name}.${file.size === 'og' ? 'jpg' : 'webp'}`;
}
