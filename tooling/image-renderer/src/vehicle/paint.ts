import { type ColorGroup, colorGroups } from '@showroom/domain/dictionaries';
import type { Paint } from '../raster/apply-paint.ts';
import { metallicOf } from '../raster/paints.data.ts';
import { linearOf } from '../raster/texture-sample.ts';

/** The paint of a colour group: flakes are a little brighter than the body that carries them. */
export function paintOf(color: ColorGroup): Paint {
  const body = linearOf(colorGroups[color].paint);
  const lift = (c: number) => Math.min(1, c * 1.35 + 0.02);
  return { body, flake: [lift(body[0]), lift(body[1]), lift(body[2])], metallic: metallicOf[color] };
}
