import { materials } from '../car/materials.data.ts';
import type { Piece } from '../mesh/scene.ts';
import { tube } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { solid, stageMaterials } from './stage.ts';
import { parked, type Shown, turned } from './stage-floor.ts';
/** A scale model on a contract, coins and a key: the table of the credit desk. */
export async function creditPieces(car: Shown): Promise<Piece[]> {
  const coins = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      mesh: turned(
        [x + Math.sin(i * 2.1) * 0.008, y + Math.cos(i * 1.7) * 0.008, 0.006 + i * 0.036],
        [
          [0.001, 0],
          [0.125, 0],
          [0.132, 0.006],
          [0.132, 0.027],
          [0.125, 0.033],
          [0.11, 0.033],
          [0.108, 0.029],
          [0.001, 0.029],
        ],
        48,
      ),
      part: { material: materials.gold },
    }));
  return [
    solid([0.08, -0.02, 0.0], [1.02, 0.6, 0.008], stageMaterials.paper, 40),
    ...(await parked(car, { x: 0.1, y: 0.02, turn: 0, lift: 0.01, scale: 0.27 }, -0.25)),
    ...coins(-0.86, -0.52, 3),
    ...coins(-0.56, -0.62, 6),
    ...coins(-0.26, -0.66, 10),
    solid([0.72, -0.58, 0.04], [0.16, 0.075, 0.035], stageMaterials.graphite, 4),
    solid([0.7, -0.58, 0.077], [0.05, 0.03, 0.004], stageMaterials.metal, 4),
    {
      mesh: tube(
        Array.from({ length: 33 }, (_, i): Vec3 => {
          const a = (i / 32) * Math.PI * 2;
          return [0.95 + Math.cos(a) * 0.085, -0.58 + Math.sin(a) * 0.085, 0.016];
        }),
        0.008,
        8,
      ),
      part: { material: materials.chrome },
    },
  ];
}
