import { materials } from '../car/materials.data.ts';
import { type Material, type Part, type Piece, piece } from '../mesh/scene.ts';
import { box, Drawing, poly } from '../texture/drawing.ts';
import { solid } from './semi-trailer.ts';
import { floor, half, long, roof, tall, wall } from './trailer-box.ts';
/** The empty cargo space, as seen from its open doors. */
export async function cargoPieces(): Promise<Piece[]> {
  const planks = new Drawing([0, 0], [long, half * 2], 220);
  planks.fill(box(0, 0, long, half * 2), { color: '#8a6f52', gloss: 0.03 });
  for (let y = 0.14; y < half * 2; y += 0.14)
    planks.stroke(
      poly(
        [
          [0, y],
          [long, y],
        ],
        false,
      ),
      0.008,
      { color: '#3c2d1e', opacity: 0.7 },
    );
  for (let x = 1.2; x < long; x += 2.4)
    planks.stroke(
      poly(
        [
          [x, 0],
          [x, half * 2],
        ],
        false,
      ),
      0.03,
      { color: '#6d6f73', gloss: 0.3 },
    );
  const ribs = new Drawing([0, 0], [long, tall], 220);
  ribs.fill(box(0, 0, long, 0.3), { color: '#9da2a8', gloss: 0.25 });
  for (let z = 0.75; z < tall; z += 0.55)
    ribs.stroke(
      poly(
        [
          [0, z],
          [long, z],
        ],
        false,
      ),
      0.09,
      { color: '#a98d68', gloss: 0.03 },
    );
  for (let x = 0.1; x < long; x += 2.4)
    ribs.stroke(
      poly(
        [
          [x, 0],
          [x, tall],
        ],
        false,
      ),
      0.12,
      { color: '#b9bcc0', gloss: 0.3 },
    );
  const [floorLook, wallLook] = await Promise.all([planks.texture(), ribs.texture()]);
  const lit: Material = { albedo: [0.6, 0.61, 0.62], paint: 0, gloss: 0.03, rough: 0.6, shelter: 0.9 };
  const cloth: Material = { ...lit, paint: 1, gloss: 0.02 };
  const frontWall: Part = { material: lit };
  return [
    wall((u, v) => [u * long, (v * 2 - 1) * half, floor], [long, half * 2], { material: lit, texture: floorLook }),
    wall((u, v) => [u * long, -half, floor + v * tall], [long, tall], { material: cloth, texture: wallLook }),
    wall((u, v) => [u * long, half, floor + v * tall], [long, tall], { material: cloth, texture: wallLook }),
    wall((u, v) => [0.2, (u * 2 - 1) * half, floor + v * tall], [half * 2, tall], frontWall),
    wall((u, v) => [u * long, (v * 2 - 1) * half, roof], [long, half * 2], {
      material: { ...lit, albedo: [0.8, 0.81, 0.82] },
    }),
    ...Array.from({ length: 12 }, (_, i) =>
      piece(solid([0.26, (i / 11 - 0.5) * 2.3, floor + tall / 2], [0.02, 0.05, tall / 2], 10), materials.satinSilver),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      piece(solid([0.6 + i * 1.7, 0, roof - 0.05], [0.05, half, 0.04], 10), materials.steel),
    ),
  ];
}
