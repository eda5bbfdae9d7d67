import type { Mesh } from '../mesh/mesh.ts';
import { gridMesh } from '../mesh/surface.ts';
import { mix, type Vec2 } from '../mesh/vec.ts';
import type { Rims } from './car-spec.ts';

type Pattern = {
  spokes: number;
  pair: number;
  hub: number;
  waist: number;
  tip: number;
  twist: number;
  dish: number;
};

export const patterns: Record<Rims, Pattern> = {
  blades: { spokes: 5, pair: 0.19, hub: 0.03, waist: 0.017, tip: 0.021, twist: 0, dish: 0.04 },
  twin: { spokes: 5, pair: 0.15, hub: 0.036, waist: 0.022, tip: 0.02, twist: 0, dish: 0.045 },
  turbine: { spokes: 9, pair: 0, hub: 0.03, waist: 0.024, tip: 0.036, twist: 0.22, dish: 0.04 },
  rugged: { spokes: 6, pair: 0, hub: 0.05, waist: 0.036, tip: 0.062, twist: 0, dish: 0.05 },
  steel: { spokes: 10, pair: 0, hub: 0.05, waist: 0.034, tip: 0.036, twist: 0, dish: 0.06 },
};

export function spoke(p: Pattern, rim: number, angle: number, lean: number): { face: Mesh; sides: Mesh } {
  const steps = 14;
  const from = 0.03;
  const to = rim - 0.012;
  const at = (t: number, across: number, depth: number): [number, number, number] => {
    const r = mix(from, to, t);
    const width = t < 0.5 ? mix(p.hub, p.waist, Math.sin(t * Math.PI)) : mix(p.waist, p.tip, (t - 0.5) ** 1.6 * 3.03);
    const turn = angle + lean * t + p.twist * t * t;
    const side = across * width;
    const axial = -p.dish * (1 - t ** 1.7) + 0.002 * Math.sin(t * Math.PI) - depth;
    return [Math.cos(turn) * r - Math.sin(turn) * side, axial, Math.sin(turn) * r + Math.cos(turn) * side];
  };
  const strip = (line: readonly Vec2[]): Mesh =>
    gridMesh({
      rows: steps + 1,
      cols: line.length,
      at: (r, c) => {
        const [across, depth] = line[c] ?? [0, 0];
        return at(r / steps, across, depth);
      },
    });
  return {
    face: strip([
      [-0.86, 0.003],
      [-0.6, 0],
      [0, -0.0015],
      [0.6, 0],
      [0.86, 0.003],
    ]),
    sides: merge(
      strip([
        [-0.86, 0.003],
        [-1, 0.009],
        [-1.05, 0.045],
      ]),
      strip([
        [1.05, 0.045],
        [1, 0.009],
        [0.86, 0.003],
      ]),
    ),
  };
}

function merge(a: Mesh, b: Mesh): Mesh {
  const shift = a.positions.length / 3;
  return {
    positions: Float32Array.of(...a.positions, ...b.positions),
    normals: Float32Array.of(...a.normals, ...b.normals),
    st: Float32Array.of(...a.st, ...b.st),
    index: Uint32Array.of(...a.index, ...b.index.map((i) => i + shift)),
  };
}
