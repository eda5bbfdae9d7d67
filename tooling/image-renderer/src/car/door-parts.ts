import { curve } from '../mesh/curve.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import type { CarSpec } from './car-spec.ts';
import { materials } from './materials.data.ts';
/** Door mirror: a shell in the paint on a black foot. */
export function doorMirror(c: CarSpec): Piece[] {
  const x = (c.windows[0]?.[0] ?? 1.6) + 0.2;
  const z = curve(c.edge)(x) + 0.1;
  const big = c.face === 'work' ? 1.3 : c.face === 'sport' ? 0.86 : 0.95;
  const shape = (p: Vec3): Vec3 => [
    p[0] * (p[0] < 0 ? 1.1 : 0.75) * (1 - 0.18 * p[1]),
    p[1],
    p[2] * (1 - 0.2 * p[1] * p[0]),
  ];
  const y = c.half + 0.06;
  return [
    ...both(piece(block([x, y, z - 0.022], [0.07 * big, 0.1 * big, 0.05 * big], 3.2, shape, 14), materials.blackGloss)),
    ...both(
      piece(block([x, y, z + 0.01], [0.075 * big, 0.105 * big, 0.068 * big], 3.2, shape, 18), materials.paintPart),
    ),
    ...both(
      piece(
        block([x + 0.058 * big, y, z + 0.01], [0.012, 0.09 * big, 0.056 * big], 4, (p) => p, 10),
        materials.blackGloss,
      ),
    ),
    ...both(
      piece(
        block([x + 0.01, c.half - 0.06, z - 0.055], [0.045, 0.1, 0.018], 4, (p) => p, 8),
        materials.blackGloss,
      ),
    ),
  ];
}

export function handles(c: CarSpec): Piece[] {
  const edge = curve(c.edge);
  const material = c.face === 'work' ? materials.plastic : materials.satinSilver;
  return c.doors.slice(1).flatMap((x, i, all) => {
    const last = i === all.length - 1 && all.length > 1 && !c.sliding;
    const at = c.sliding && i === all.length - 1 ? (c.doors[i] ?? 0) + 0.16 : x - (last ? 0.14 : 0.17);
    const z = edge(at) - 0.155;
    return both(
      piece(
        block(
          [at, c.half * 0.99 + 0.012, z],
          [0.105, 0.018, 0.013],
          4,
          (p) => [p[0], p[1] - 0.35 * p[0] * p[0], p[2]],
          12,
        ),
        material,
      ),
    );
  });
}
