import { curve } from '../mesh/curve.ts';
import type { Piece } from '../mesh/scene.ts';
import { both } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import type { CarSpec } from './car-spec.ts';
import { materials } from './materials.data.ts';

/** Load bed of a pickup: floor, walls, rolled rim and the sports bar behind the cab. */
export function bed(c: CarSpec): Piece[] {
  const top = curve(c.edge)(c.length - 0.4);
  const [from, to] = [c.cabin.rearFoot + 0.02, c.length - 0.19];
  const middle = (from + to) / 2;
  const wall = { material: materials.plastic };
  const y = c.half - 0.17;
  const bar: Vec3[] = [
    [from + 0.5, y, top],
    [from + 0.22, y - 0.03, top + 0.3],
    [from + 0.16, y - 0.09, top + 0.4],
    [from + 0.16, 0, top + 0.42],
  ];
  return [
    { mesh: block([middle, 0, top - 0.42], [(to - from) / 2, y, 0.02], 20, (p) => p, 10), part: wall },
    ...both({ mesh: block([middle, y, top - 0.2], [(to - from) / 2, 0.03, 0.21], 20, (p) => p, 10), part: wall }),
    { mesh: block([to, 0, top - 0.2], [0.03, y - 0.05, 0.21], 20, (p) => p, 10), part: wall },
    { mesh: block([from, 0, top - 0.2], [0.03, y - 0.05, 0.21], 20, (p) => p, 10), part: wall },
    ...both({ mesh: tube(bar, 0.03, 14), part: { material: materials.blackGloss } }),
  ];
}
