import type { Coverage, Material, Scene } from '../mesh/scene.ts';
import type { Texture } from '../texture/texture.ts';

/** Where the numbers of a surface lie behind its start. */
export const at = {
  red: 0,
  green: 1,
  blue: 2,
  paint: 3,
  gloss: 4,
  rough: 5,
  emit: 6,
  shelter: 7,
  /** Below zero: none. */
  lining: 8,
  metal: 9,
  ground: 10,
  /** What is seen through it. */
  through: 11,
} as const;
const width = 12;

/**
 * The parts of a scene as lists: its materials have so many forms that each look at one, for every point, is a search and a number
 * on the heap.
 */
export type Surfaces = {
  /** Of each part its surface and that of its glass. */
  numbers: Float64Array;
  textures: (Texture | undefined)[];
  coverages: (Coverage | undefined)[];
  /** 1: what the corners of a triangle agree on holds between them. */
  cornersTell: Uint8Array;
  /** What it covers without a coverage: 1 solid, 2 glass. */
  plain: Uint8Array;
  hasGlass: Uint8Array;
};

export const surfaceAt = (part: number, ofGlass: boolean): number => (part * 2 + (ofGlass ? 1 : 0)) * width;

function write(numbers: Float64Array, start: number, m: Material): void {
  const bare = 1 - m.paint;
  const [red, green, blue] = m.albedo;
  numbers.set(
    [
      red * bare,
      green * bare,
      blue * bare,
      m.paint,
      m.gloss,
      m.rough,
      m.emit ?? 0,
      m.shelter ?? 1,
      m.lining ?? -1,
      m.metal ? 1 : 0,
      m.ground ? 1 : 0,
      m.glass ?? 0,
    ],
    start,
  );
}

const known = new WeakMap<Scene, Surfaces>();

export function surfacesOf(scene: Scene): Surfaces {
  const found = known.get(scene);
  if (found) return found;
  const { parts } = scene;
  const numbers = new Float64Array(parts.length * 2 * width);
  for (const [i, { material, glassMaterial }] of parts.entries()) {
    write(numbers, surfaceAt(i, false), material);
    write(numbers, surfaceAt(i, true), glassMaterial ?? material);
  }
  const made: Surfaces = {
    numbers,
    textures: parts.map(({ texture }) => texture),
    coverages: parts.map(({ coverage }) => coverage),
    cornersTell: Uint8Array.from(parts, ({ cornersTell }) => (cornersTell ? 1 : 0)),
    plain: Uint8Array.from(parts, ({ material }) => (material.glass === undefined ? 1 : 2)),
    hasGlass: Uint8Array.from(parts, ({ glassMaterial }) => (glassMaterial ? 1 : 0)),
  };
  known.set(scene, made);
  return made;
}
