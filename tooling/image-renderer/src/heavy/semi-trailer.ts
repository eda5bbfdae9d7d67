import { materials } from '../car/materials.data.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { both, type Material, type Part, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { heavyAxle } from './heavy-axle.ts';
import { floor, half, long, roof, tall, wall } from './trailer-box.ts';
import { curtain, doors } from './trailer-drawing.ts';
export const solid = (center: Vec3, half: Vec3, power = 16): Mesh => block(center, half, power, (p) => p, 16);

export async function trailerPieces(): Promise<Piece[]> {
  const [sides, back] = await Promise.all([curtain().texture(), doors().texture()]);
  const skin = { ...materials.paintPart, gloss: 0.05, rough: 0.25 };
  const sidePart: Part = { material: skin, texture: sides };
  const white: Material = { albedo: [0.72, 0.73, 0.74], paint: 0, gloss: 0.06, rough: 0.2 };
  const plain: Part = { material: white };
  const axles = [long - 3.5, long - 2.2, long - 0.9 - 0.0];
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
