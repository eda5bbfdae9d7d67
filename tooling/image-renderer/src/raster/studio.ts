import { clamp, mix, smoothstep, unit, type Vec3 } from '../mesh/vec.ts';

/** A rectangular softbox: how much of it the ray meets, with soft edges. */
function panel(along: number, across: number, halfAlong: number, halfAcross: number, soft: number): number {
  return (
    (1 - smoothstep(halfAlong - soft, halfAlong + soft, Math.abs(along))) *
    (1 - smoothstep(halfAcross - soft, halfAcross + soft, Math.abs(across)))
  );
}

/** Light by direction. Three numbers, not a list of them: it is asked for every point. */
type StudioLight = (dx: number, dy: number, dz: number) => number;

/**
 * Light that arrives from a direction in the studio (1 = a sheet of white paper in the key light). The dark band between
 * the walls and the ceiling panel is what draws a car's shoulder line; photographers hang black flags for it.
 */
export const studioLight: StudioLight = (dx, dy, dz) => {
  const z = Math.max(0, dz);
  let light = mix(0.4, 1.25, smoothstep(0.02, 0.07, z));
  light = mix(light, 0.3, smoothstep(0.16, 0.3, z));
  if (dz > 0.08) {
    const k = 4.2 / dz;
    light += 3.2 * panel(dx * k, dy * k, 5.4, 1.7, 0.5);
    light += 1.25 * panel(dx * k, dy * k + 5.6, 7, 1.1, 0.5);
    light += 1.0 * panel(dx * k, dy * k - 5.6, 7, 1.1, 0.5);
  }
  if (dx < -0.15) {
    const k = -6 / dx;
    light += 1.1 * panel(dy * k + 1.5, dz * k - 3, 3.4, 0.9, 0.7);
  }
  if (dx > 0.15) {
    const k = 6 / dx;
    light += 0.9 * panel(dy * k + 1.5, dz * k - 3, 3.4, 0.9, 0.7);
  }
  return light;
};

/** The sky after sunset: bright along the horizon, a soft zenith, and the lamps of the forecourt above. */
export const duskLight: StudioLight = (dx, dy, dz) => {
  const z = Math.max(0, dz);
  let light = mix(0.62, 0.1, smoothstep(0.02, 0.34, z));
  light = mix(light, 0.3, smoothstep(0.5, 0.95, z));
  if (dz > 0.1) {
    const k = 4.2 / dz;
    light += 1.5 * panel(dx * k, dy * k, 5.4, 1.1, 0.5);
    light += 0.7 * panel(dx * k, dy * k + 5.2, 7, 0.9, 0.5);
  }
  return light;
};

/** Light of the unshadowed floor at `distance` from the subject, in lengths of a car. */
export const floorLight = (distance: number): number => mix(0.66, 0.3, smoothstep(0.3, 2.3, distance));

const size = 192;

/** Octahedral map: every direction of the sphere on one square. */
const slot = (x: number, y: number, z: number): number => {
  const k = 1 / (Math.abs(x) + Math.abs(y) + Math.abs(z));
  let u = x * k;
  let v = y * k;
  if (z < 0) {
    const t = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = t;
  }
  const i = Math.min(size - 1, ((u * 0.5 + 0.5) * size) | 0);
  return Math.min(size - 1, ((v * 0.5 + 0.5) * size) | 0) * size + i;
};

function directionOf(i: number): Vec3 {
  let u = (((i % size) + 0.5) / size) * 2 - 1;
  let v = ((Math.floor(i / size) + 0.5) / size) * 2 - 1;
  const z = 1 - Math.abs(u) - Math.abs(v);
  if (z < 0) {
    const t = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = t;
  }
  return unit([u, v, z]);
}

/** Directions spread evenly over the sphere (Fibonacci), with the light of each. */
function samples(count: number, light: StudioLight): { d: Vec3; light: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const z = 1 - (2 * i + 1) / count;
    const r = Math.sqrt(1 - z * z);
    const a = i * 2.399963229728653;
    const d: Vec3 = [r * Math.cos(a), r * Math.sin(a), z];
    return { d, light: light(d[0], d[1], d[2]) };
  });
}

/** Light from all sides, floor included, sharpened by `power` (1 = what a matt surface gathers). */
function gathered(power: number, count: number, light: StudioLight): Float32Array {
  const rays = samples(count, light);
  const coarse = 40;
  const map = new Float32Array(size * size);
  const cells = new Map<number, number>();
  for (let i = 0; i < size * size; i++) {
    const column = Math.floor(((i % size) * coarse) / size);
    const row = Math.floor((Math.floor(i / size) * coarse) / size);
    const key = row * coarse + column;
    let value = cells.get(key);
    if (value === undefined) {
      const n = directionOf(
        Math.floor(((row + 0.5) * size) / coarse) * size + Math.floor(((column + 0.5) * size) / coarse),
      );
      let sum = 0;
      let weight = 0;
      for (const ray of rays) {
        const c = n[0] * ray.d[0] + n[1] * ray.d[1] + n[2] * ray.d[2];
        if (c <= 0) continue;
        const w = c ** power;
        sum += w * ray.light;
        weight += w;
      }
      value = sum / weight;
      cells.set(key, value);
    }
    map[i] = value;
  }
  return blurred(map, 3);
}

/** Smooths the coarse grid. */
function blurred(map: Float32Array, radius: number): Float32Array {
  let from = map;
  for (let pass = 0; pass < 2; pass++) {
    const to = new Float32Array(size * size);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        let sum = 0;
        for (let k = -radius; k <= radius; k++) {
          const xx = pass === 0 ? clamp(x + k, 0, size - 1) : x;
          const yy = pass === 1 ? clamp(y + k, 0, size - 1) : y;
          sum += from[yy * size + xx] as number;
        }
        to[y * size + x] = sum / (2 * radius + 1);
      }
    }
    from = to;
  }
  return from;
}

/** The studio, precomputed: `matt` for diffuse light by normal, `satin` and `mirror` for reflections by direction. */
export type Studio = { matt: Float32Array; satin: Float32Array; light: StudioLight; floor: number };

/** `floor`: how light the floor is that reflects into the subject, against white paper. */
export function studioOf(light: StudioLight, floor = 1): Studio {
  const all: StudioLight = (dx, dy, dz) => (dz >= 0 ? light(dx, dy, dz) : 0.42 * floor);
  return { matt: gathered(1, 900, all), satin: gathered(14, 2600, all), light, floor };
}

export const lookUp = (map: Float32Array, x: number, y: number, z: number): number => map[slot(x, y, z)] as number;
