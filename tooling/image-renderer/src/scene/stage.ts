import type { ColorGroup } from '@showroom/domain/dictionaries';
import { materials } from '../car/materials.data.ts';
import { place } from '../mesh/mesh.ts';
import type { Coverage, Material, Part, Piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { paintOf } from '../vehicle/paint.ts';

/** Where a thing stands: its middle in x, its distance to the side, how far it is turned (degrees), lifted and scaled. */
export type Stand = { x: number; y: number; turn: number; lift?: number; scale?: number };

/** Moves pieces as one rigid thing; `middle` is the x of the thing's own middle. */
export function stood(pieces: readonly Piece[], middle: number, s: Stand): Piece[] {
  const a = (s.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a), Math.sin(a)];
  const k = s.scale ?? 1;
  const lift = s.lift ?? 0;
  const parts = new Map<Part, Part>();
  const moved = (part: Part): Part => {
    const found = parts.get(part);
    if (found) return found;
    // A part decides where it is cut in its own coordinates, so the way back is taken first.
    const own = part.coverage;
    const coverage: Coverage | undefined = own
      ? (x, y, z, u, v) => {
          const [dx, dy] = [(x - s.x) / k, (y - s.y) / k];
          return own(dx * cos + dy * sin + middle, -dx * sin + dy * cos, (z - lift) / k, u, v);
        }
      : undefined;
    const made = coverage ? { ...part, coverage } : part;
    parts.set(part, made);
    return made;
  };
  return pieces.map(({ mesh, part }) => ({
    mesh: place(
      mesh,
      ([x, y, z]) => {
        const [dx, dy] = [(x - middle) * k, y * k];
        return [s.x + dx * cos - dy * sin, s.y + dx * sin + dy * cos, z * k + lift];
      },
      ([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z],
    ),
    part: moved(part),
  }));
}

/** Fixes the paint, so that cars of several colours can stand in one picture. */
export function painted(pieces: readonly Piece[], color: ColorGroup): Piece[] {
  const paint = paintOf(color);
  const mixed = paint.body.map((c, i) => c * (1 - paint.metallic * 0.5) + (paint.flake[i] ?? 0) * paint.metallic * 0.5);
  const albedo = [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0] as const;
  const parts = new Map<Part, Part>();
  return pieces.map(({ mesh, part }) => {
    if (part.material.paint === 0) return { mesh, part };
    const found = parts.get(part) ?? { ...part, material: { ...part.material, albedo, paint: 0 } };
    parts.set(part, found);
    return { mesh, part: found };
  });
}

/** The same things in the light of lamps beside them. */
export function glowing(pieces: readonly Piece[], emit: number): Piece[] {
  const parts = new Map<Part, Part>();
  return pieces.map(({ mesh, part }) => {
    const found = parts.get(part) ?? {
      ...part,
      material: { ...part.material, emit: (part.material.emit ?? 0) + emit },
    };
    parts.set(part, found);
    return { mesh, part: found };
  });
}

export const solid = (center: Vec3, half: Vec3, material: Material, power = 30): Piece => ({
  mesh: block(center, half, power, (p) => p, 16),
  part: { material },
});

export const stageMaterials = {
  wall: { albedo: [0.7, 0.705, 0.71], paint: 0, gloss: 0.02, rough: 0.9 },
  graphite: { albedo: [0.045, 0.047, 0.052], paint: 0, gloss: 0.05, rough: 0.25 },
  timber: { albedo: [0.36, 0.21, 0.11], paint: 0, gloss: 0.03, rough: 0.5 },
  stone: { albedo: [0.42, 0.41, 0.39], paint: 0, gloss: 0.02, rough: 0.8 },
  navy: { albedo: [0.018, 0.035, 0.085], paint: 0, gloss: 0.05, rough: 0.2 },
  signal: { albedo: [0.68, 0.07, 0.03], paint: 0, gloss: 0.06, rough: 0.1 },
  amber: { albedo: [0.8, 0.38, 0.05], paint: 0, gloss: 0.06, rough: 0.1 },
  white: { albedo: [0.82, 0.825, 0.83], paint: 0, gloss: 0.04, rough: 0.5 },
  sand: { albedo: [0.62, 0.49, 0.33], paint: 0, gloss: 0.02, rough: 0.8, emit: 0.1 },
  amberLit: { albedo: [0.92, 0.37, 0.03], paint: 0, gloss: 0.05, rough: 0.2, emit: 0.36 },
  ember: { albedo: [0.86, 0.1, 0.02], paint: 0, gloss: 0.05, rough: 0.2 },
  leaf: { albedo: [0.07, 0.16, 0.035], paint: 0, gloss: 0.015, rough: 1 },
  leafDusk: { albedo: [0.03, 0.075, 0.04], paint: 0, gloss: 0.01, rough: 1 },
  bark: { albedo: [0.1, 0.07, 0.05], paint: 0, gloss: 0, rough: 1 },
  marking: { albedo: [0.75, 0.76, 0.77], paint: 0, gloss: 0, rough: 1, ground: true },
  lamplit: { albedo: [0.9, 0.68, 0.4], paint: 0, gloss: 0.02, rough: 0.9, emit: 0.32 },
  lamplitFloor: { albedo: [0.5, 0.36, 0.22], paint: 0, gloss: 0.06, rough: 0.3, emit: 0.3 },
  lampWarm: { albedo: [1, 0.82, 0.52], paint: 0, gloss: 0, rough: 1, emit: 0.85 },
  light: { albedo: [1, 0.97, 0.92], paint: 0, gloss: 0, rough: 1, emit: 0.75 },
  pane: { albedo: [0.02, 0.03, 0.035], paint: 0, gloss: 0.09, rough: 0, glass: 0.72 },
  dome: { albedo: [0, 0, 0], paint: 0, gloss: 0.045, rough: 0, glass: 0.94 },
  paper: { albedo: [0.8, 0.8, 0.79], paint: 0, gloss: 0.02, rough: 0.9, ground: true },
  halo: { albedo: [1, 0.98, 0.95], paint: 0, gloss: 0, rough: 1, emit: 0.75, ground: true },
  satin: { albedo: [0.42, 0.02, 0.02], paint: 0, gloss: 0.06, rough: 0.3 },
  metal: materials.satinSilver,
  dark: materials.darkSteel,
} as const satisfies Record<string, Material>;
