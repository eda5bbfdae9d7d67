import type { Piece } from '../mesh/scene.ts';
import { solid, stageMaterials, stood } from './stage.ts';
import { halo, parked, type Shown, turned } from './stage-floor.ts';
/** Three cars as a hall shows them. */
export async function showroomPieces(first: Shown, second: Shown, third: Shown): Promise<Piece[]> {
  const wall = [-9, -5.4, -1.8, 1.8, 5.4, 9].flatMap((x) => [
    solid([x, 0, 2], [1.62, 0.05, 2], stageMaterials.wall),
    solid([x + 1.8, -0.02, 2], [0.05, 0.05, 2], stageMaterials.light),
  ]);
  return [
    ...halo(0, 0, 2.9),
    ...(await parked(first, { x: 0, y: 0, turn: 0 }, -0.25)),
    ...(await parked(second, { x: 6.2, y: 1.1, turn: -8 })),
    ...(await parked(third, { x: 0.1, y: 6.3, turn: 8 })),
    ...stood(wall, 0, { x: 6.4, y: 8, turn: -38.5 }),
  ];
}

/** The old car and the new one, nose to nose. */
export async function tradeInPieces(old: Shown, next: Shown): Promise<Piece[]> {
  return [
    ...(await parked(old, { x: -2.55, y: 0.3, turn: 152 })),
    ...(await parked(next, { x: 2.65, y: 0, turn: 26 }, -0.2)),
  ];
}

/** A car under a glass dome. */
export async function insurancePieces(car: Shown): Promise<Piece[]> {
  const profile = Array.from({ length: 30 }, (_, i): [number, number] => {
    const a = (i / 29) * (Math.PI / 2);
    return [Math.max(0.001, Math.cos(a) * 3.15), Math.sin(a) * 2.35];
  });
  return [
    ...halo(0, 0, 3.24),
    ...(await parked(car, { x: 0, y: 0, turn: 0 }, -0.25)),
    { mesh: turned([0, 0, 0.01], profile, 120), part: { material: stageMaterials.dome } },
    {
      mesh: turned(
        [0, 0, 0.005],
        [
          [3.15, 0],
          [3.19, 0],
          [3.19, 0.05],
          [3.15, 0.05],
        ],
        120,
      ),
      part: { material: stageMaterials.metal },
    },
  ];
}
