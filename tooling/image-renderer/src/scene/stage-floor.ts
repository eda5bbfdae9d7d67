import type { ColorGroup } from '@showroom/domain/dictionaries';
import { carPieces } from '../car/car.ts';
import { cars } from '../car/cars.data.ts';
import { place } from '../mesh/mesh.ts';
import type { Piece } from '../mesh/scene.ts';
import { lathe } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { painted, type Stand, stageMaterials, stood } from './stage.ts';

/** A car as scenes show it. */
export type Shown = readonly [car: keyof typeof cars, color: ColorGroup];

const middleOf = (name: keyof typeof cars): number => cars[name].length / 2;

export async function parked([name, color]: Shown, at: Stand, steer = 0): Promise<Piece[]> {
  return stood(painted(await carPieces(cars[name], steer, 64), color), middleOf(name), at);
}

/** A lathe that stands up instead of lying across. */
export const turned = (center: Vec3, profile: readonly (readonly [number, number])[], segments = 64): Piece['mesh'] =>
  place(
    lathe([0, 0, 0], profile, segments),
    (p) => [center[0] + p[0], center[1] + p[2], center[2] + p[1]],
    (n) => [n[0], n[2], n[1]],
  );

/** A line of light let into the floor round a car. */
export const halo = (x: number, y: number, radius: number): Piece[] => [
  {
    mesh: turned(
      [x, y, 0.004],
      [
        [radius, 0],
        [radius + 0.035, 0],
      ],
      160,
    ),
    part: { material: stageMaterials.halo },
  },
];
