import { axle } from '../car/wheel.ts';
import { place } from '../mesh/mesh.ts';
import type { Material, Piece } from '../mesh/scene.ts';
import { solid, stageMaterials } from './stage.ts';
import { parked, type Shown } from './stage-floor.ts';
/** A car on a two-post lift, its tool cabinet and a stack of tyres. */
export async function servicePieces(car: Shown, cabinet: Material): Promise<Piece[]> {
  const post = (y: number) => [
    solid([0, y, 1.45], [0.14, 0.16, 1.45], stageMaterials.navy),
    solid([0, y, 0.03], [0.32, 0.3, 0.03], stageMaterials.graphite),
    solid([0, y - Math.sign(y) * 0.2, 1.28], [0.16, 0.1, 0.18], stageMaterials.graphite),
  ];
  const tyres = [0, 1, 2, 3].flatMap((i) =>
    axle({ radius: 0.34, rim: 0.24, width: 0.22 }, 'twin', 0, 0, 0, 48)
      .filter((_, k) => k % 2 === 0)
      .map(({ mesh, part }) => ({
        mesh: place(
          mesh,
          (p) => [2.9 + p[0], 1.9 + (p[2] - 0.34), 0.24 * (i + 1) + p[1]],
          (n) => [n[0], n[2], n[1]],
        ),
        part,
      })),
  );
  return [
    ...(await parked(car, { x: 0.1, y: 0, turn: 0, lift: 1.08 })),
    ...post(1.42),
    ...post(-1.42),
    solid([0, 0, 2.94], [0.1, 1.56, 0.07], stageMaterials.navy),
    ...[-1, 1].flatMap((y) =>
      [-1, 1].map((x) => solid([x * 0.55, y * 0.95, 1.26], [0.6, 0.06, 0.05], stageMaterials.graphite)),
    ),
    solid([-2.7, 1.9, 0.55], [0.55, 0.3, 0.5], cabinet, 12),
    solid([-2.7, 1.9, 1.07], [0.58, 0.33, 0.03], stageMaterials.graphite, 12),
    ...[1.59, 2.21].flatMap((y) =>
      [0.25, 0.45, 0.65, 0.85].map((z) => solid([-2.7, y, z], [0.5, 0.01, 0.012], stageMaterials.metal)),
    ),
    ...tyres,
  ];
}
