import { materials } from '../car/materials.data.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { both, type Material, type Part, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { heavyAxle } from './heavy-axle.ts';
import { floor, half, long, roof, tall, wall } from './trailer-box.ts';
import { curtain, doors } from './trailer-drawing.ts';
export const solid = (center: Vec3, half: Vec3, power = 16): Mesh => block(center, half, power, (p) => p, 16);

/** A semi-trailer; `kind` of `pictureKinds`, a curtain-sider where nothing is said. */
export async function trailerPieces(kind: string): Promise<Piece[]> {
  const body =
    kind === 'tipper'
      ? tipper()
      : kind === 'container'
        ? container()
        : kind === 'flatbed'
          ? deck()
          : await closed(kind === 'reefer');
  return [...body, ...chassis()];
}

const white: Material = { albedo: [0.72, 0.73, 0.74], paint: 0, gloss: 0.06, rough: 0.2 };

/** Curtains, or the plates of a refrigerator with its machine in front. */
async function closed(cold: boolean): Promise<Piece[]> {
  const [sides, back] = await Promise.all([curtain().texture(), doors().texture()]);
  const skin = { ...materials.paintPart, gloss: 0.05, rough: 0.25 };
  const sidePart: Part = cold
    ? { material: { ...skin, gloss: 0.07, rough: 0.15 } }
    : { material: skin, texture: sides };
  const plain: Part = { material: white };
  return [
    wall((u, v) => [u * long, -half, floor + v * tall], [long, tall], sidePart),
    wall((u, v) => [u * long, half, floor + v * tall], [long, tall], sidePart),
    wall((u, v) => [0, (u * 2 - 1) * half, floor + v * tall], [half * 2, tall], plain),
    wall((u, v) => [long, (u * 2 - 1) * half, floor + v * tall], [half * 2, tall], { material: white, texture: back }),
    wall((u, v) => [u * long, (v * 2 - 1) * half, roof], [long, half * 2], plain),
    ...both(piece(solid([long / 2, half, roof - 0.03], [long / 2 + 0.02, 0.035, 0.05], 10), materials.satinSilver)),
    piece(solid([0.02, 0, (floor + roof) / 2], [0.03, half + 0.01, tall / 2], 14), white),
    ...both(
      piece(solid([0.0, half - 0.02, (floor + roof) / 2], [0.06, 0.06, tall / 2 + 0.02], 8), materials.satinSilver),
    ),
    ...(cold
      ? [
          piece(solid([-0.3, 0, floor + tall * 0.66], [0.28, 0.9, 0.62], 6), white),
          piece(solid([-0.59, 0, floor + tall * 0.72], [0.02, 0.62, 0.34], 6), materials.plastic),
          ...both(
            piece(solid([long / 2, half + 0.01, floor + 0.2], [long / 2, 0.015, 0.16], 12), materials.satinSilver),
          ),
        ]
      : []),
  ];
}

/** A tub that empties over its end. */
function tipper(): Piece[] {
  const shaped = (p: Vec3): Vec3 => [p[0], p[1] * (0.9 + 0.1 * p[2]), p[2]];
  const ribs = Array.from({ length: 11 }, (_, i) => 0.5 + ((long - 1) * i) / 10);
  return [
    piece(block([long / 2, 0, floor + 0.8], [long / 2, half - 0.06, 0.8], 14, shaped, 30), materials.paintPart),
    piece(
      block([long / 2, 0, floor + 1.56], [long / 2 - 0.15, half - 0.14, 0.14], 3, (p) => p, 24),
      materials.plastic,
    ),
    ...both(
      piece(solid([long / 2, half - 0.02, floor + 1.6], [long / 2 + 0.02, 0.06, 0.06], 8), materials.satinSilver),
    ),
    ...ribs.flatMap((x) =>
      both(piece(solid([x, half - 0.04, floor + 0.85], [0.05, 0.06, 0.72], 8), materials.paintPart)),
    ),
    piece(solid([0.1, 0, floor + 0.5], [0.14, 0.16, 0.7], 6), materials.steel),
  ];
}

/** Rails with locks at their ends and nothing on them. */
function container(): Piece[] {
  const beams = [0.12, long * 0.5, long - 0.12];
  return [
    ...beams.map((x) => piece(solid([x, 0, floor + 0.02], [0.11, half - 0.02, 0.1], 8), materials.paintPart)),
    ...beams.flatMap((x) =>
      both(piece(solid([x, half - 0.12, floor + 0.17], [0.07, 0.07, 0.07], 5), materials.satinSilver)),
    ),
    ...both(piece(solid([long / 2, 0.5, floor - 0.02], [long / 2, 0.08, 0.14], 8), materials.paintPart)),
  ];
}

/** A deck with stakes and a wall in front. */
function deck(): Piece[] {
  const posts = Array.from({ length: 5 }, (_, i) => 0.1 + ((long - 0.2) * i) / 4);
  const planks: Material = { albedo: [0.3, 0.19, 0.1], paint: 0, gloss: 0.03, rough: 0.6 };
  return [
    piece(solid([long / 2, 0, floor + 0.03], [long / 2, half, 0.05], 20), planks),
    piece(solid([0.04, 0, floor + 0.75], [0.05, half, 0.72], 14), materials.paintPart),
    ...both(piece(solid([long / 2, half, floor + 0.3], [long / 2, 0.025, 0.22], 12), materials.paintPart)),
    piece(solid([long, 0, floor + 0.3], [0.025, half, 0.22], 12), materials.paintPart),
    ...posts.flatMap((x) =>
      both(piece(solid([x, half + 0.02, floor + 0.34], [0.05, 0.035, 0.3], 8), materials.satinSilver)),
    ),
  ];
}

/** What all trailers run on. */
function chassis(): Piece[] {
  const axles = [long - 3.5, long - 2.2, long - 0.9];
  return [
    // Chassis, landing legs, side guards, underrun bar.
    piece(solid([long / 2, 0, floor - 0.06], [long / 2, half - 0.04, 0.06]), materials.darkSteel),
    ...both(piece(solid([long / 2 + 0.4, 0.5, floor - 0.24], [long / 2 - 0.6, 0.06, 0.16]), materials.darkSteel)),
    ...both(piece(solid([2.3, 0.78, 0.66], [0.07, 0.07, 0.5], 8), materials.steel)),
    ...both(piece(solid([2.3, 0.78, 0.1], [0.16, 0.14, 0.05], 8), materials.darkSteel)),
    ...[0.72, 0.98].flatMap((z) =>
      both(piece(solid([3.9, half - 0.06, z], [1.15, 0.02, 0.055], 10), materials.satinSilver)),
    ),
    piece(solid([long - 0.06, 0, 0.55], [0.05, half - 0.06, 0.07], 8), materials.satinSilver),
    piece(solid([long - 0.02, 0, 1.02], [0.03, half - 0.02, 0.1], 10), materials.plastic),
    ...both(piece(solid([long + 0.02, 0.92, 1.02], [0.02, 0.24, 0.06], 8), materials.lampRed)),
    piece(solid([long + 0.02, 0, 1.02], [0.01, 0.26, 0.056], 12), materials.plate),
    ...axles.flatMap((x) => [
      ...heavyAxle(x, 1.22, false),
      piece(solid([x, 0, 0.5], [0.08, 1.0, 0.08], 4), materials.darkSteel),
    ]),
    ...axles.flatMap((x) => both(piece(solid([x, 1.02, 1.06], [0.54, 0.22, 0.02], 10), materials.plastic))),
  ];
}
