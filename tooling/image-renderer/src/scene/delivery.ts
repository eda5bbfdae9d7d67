import type { Piece } from '../mesh/scene.ts';
import { tube } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { type Stand, stageMaterials } from './stage.ts';
import { halo, parked, type Shown } from './stage-floor.ts';
/** A new car with a bow on its bonnet. */
export async function deliveryPieces(car: Shown): Promise<Piece[]> {
  const at: Stand = { x: 0, y: 0, turn: 0 };
  const knot: Vec3 = [-1.6, 0, 1.0];
  const { satin } = stageMaterials;
  const loop = (side: number): Vec3[] =>
    Array.from({ length: 25 }, (_, i) => {
      const a = (i / 24) * Math.PI * 2;
      return [
        knot[0] + Math.sin(a) * 0.1,
        knot[1] + side * (0.3 - Math.cos(a) * 0.3),
        knot[2] + 0.12 * Math.sin(a) + 0.1 * (1 - Math.cos(a)),
      ];
    });
  const ribbon: Vec3[] = [
    [-2.16, 0, 0.72],
    [-2.0, 0, 0.86],
    [-1.6, 0, 0.95],
    [-1.15, 0, 1.01],
  ];
  return [
    ...halo(0, 0, 2.9),
    ...(await parked(car, at, -0.25)),
    ...[-1, 1].map((side) => ({
      mesh: tube(loop(side), (t) => 0.022 + 0.03 * Math.sin(t * Math.PI), 14),
      part: { material: satin },
    })),
    {
      mesh: tube(
        [
          [knot[0], 0, knot[2] - 0.06],
          [knot[0], 0, knot[2] + 0.05],
        ],
        0.06,
        18,
      ),
      part: { material: satin },
    },
    { mesh: tube(ribbon, 0.028, 10), part: { material: satin } },
    ...[-1, 1].map((side) => ({
      mesh: tube(
        [knot, [knot[0] - 0.3, side * 0.24, knot[2] - 0.04], [knot[0] - 0.5, side * 0.4, knot[2] - 0.14]],
        (t) => 0.03 + 0.03 * t,
        12,
      ),
      part: { material: satin },
    })),
  ];
}
