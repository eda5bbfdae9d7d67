import type { CarSpec } from '../car/car-spec.ts';
import { place } from '../mesh/mesh.ts';
import type { Piece } from '../mesh/scene.ts';
import type { Vec2 } from '../mesh/vec.ts';

/** A cab that stands so much higher, over larger wheels. */
export function highCab(c: CarSpec, by: number, wheel: Pick<CarSpec['wheel'], 'radius' | 'rim' | 'width'>): CarSpec {
  const line = (points: readonly Vec2[]): Vec2[] => points.map(([x, z]) => [x, z + by]);
  const { bottom, top, half } = c.grille;
  return {
    ...c,
    wheel: { ...c.wheel, ...wheel },
    bottom: line(c.bottom),
    edge: line(c.edge),
    center: line(c.center),
    cabin: { ...c.cabin, roof: line(c.cabin.roof) },
    windows: line(c.windows),
    lampZ: c.lampZ + by,
    grille: { bottom: bottom + by, top: top + by, half },
    tailZ: [c.tailZ[0] + by, c.tailZ[1] + by],
  };
}

/** What stands on the frame. */
export const lifted = (pieces: readonly Piece[], by: number): Piece[] =>
  by === 0 ? [...pieces] : pieces.map(({ mesh, part }) => ({ mesh: place(mesh, ([x, y, z]) => [x, y, z + by]), part }));
