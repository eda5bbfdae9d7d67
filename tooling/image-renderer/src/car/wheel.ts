import { type Mesh, place } from '../mesh/mesh.ts';
import { both, type Piece } from '../mesh/scene.ts';
import { block, lathe } from '../mesh/solids.ts';
import { mix } from '../mesh/vec.ts';
import type { Rims } from './car-spec.ts';
import { materials } from './materials.data.ts';
import { patterns, spoke } from './spoke.ts';

type WheelSize = { radius: number; rim: number; width: number };

/** A wheel round the y axis at the origin; its face looks to +y and lies at y = 0. */
export function wheelPieces(size: WheelSize, rims: Rims, detail = 72): Piece[] {
  const { radius: R, rim, width: w } = size;
  const tyre = lathe(
    [0, 0, 0],
    [
      [rim - 0.012, -w + 0.01],
      [rim + 0.015, -w],
      [R - 0.035, -w - 0.004],
      [R - 0.006, -w + 0.02],
      [R, -w * 0.6],
      [R, -w * 0.4],
      [R - 0.005, -0.022],
      [R - 0.018, -0.006],
      [R - 0.04, 0.006],
      [mix(rim, R, 0.45), 0.01],
      [rim + 0.016, 0.005],
      [rim + 0.004, -0.002],
      [rim - 0.004, -0.012],
    ],
    detail,
  );
  const ring = lathe(
    [0, 0, 0],
    [
      [rim + 0.004, -0.004],
      [rim + 0.001, 0.003],
      [rim - 0.006, 0.004],
      [rim - 0.014, 0],
      [rim - 0.02, -0.012],
    ],
    detail,
  );
  const barrel = lathe(
    [0, 0, 0],
    [
      [rim - 0.018, -0.01],
      [rim - 0.03, -0.06],
      [rim - 0.04, -w + 0.02],
      [rim - 0.05, -w + 0.01],
      [0.02, -w + 0.012],
    ],
    detail,
  );
  const disc = lathe(
    [0, 0, 0],
    [
      [0.06, -0.075],
      [rim * 0.42, -0.078],
      [rim * 0.44, -0.092],
      [rim * 0.78, -0.094],
      [rim * 0.79, -0.11],
    ],
    detail,
  );
  const p = patterns[rims];
  const hub = lathe(
    [0, 0, 0],
    [
      [0.075, -p.dish - 0.03],
      [0.072, -p.dish - 0.006],
      [0.062, -p.dish + 0.002],
      [0.034, -p.dish + 0.003],
      [0.031, -p.dish + 0.008],
      [0.026, -p.dish + 0.011],
      [0.001, -p.dish + 0.012],
    ],
    48,
  );
  const dark = rims === 'steel' || rims === 'rugged';
  const face = { material: rims === 'steel' ? materials.steel : materials.alloyFace };
  const sides = { material: dark && rims === 'steel' ? materials.darkSteel : materials.alloyDark };
  const pieces: Piece[] = [
    { mesh: tyre, part: { material: materials.rubber } },
    { mesh: ring, part: face },
    { mesh: barrel, part: { material: materials.barrel } },
    { mesh: disc, part: { material: materials.brake } },
    { mesh: hub, part: { material: dark ? materials.darkSteel : materials.satinSilver } },
    {
      mesh: block([-rim * 0.62, -0.09, rim * 0.2], [0.045, 0.028, 0.095], 4, (q) => [q[0], q[1], q[2]], 10),
      part: { material: materials.caliper },
    },
  ];
  for (let i = 0; i < p.spokes; i++) {
    const angle = Math.PI / 2 + (i * Math.PI * 2) / p.spokes;
    for (const lean of p.pair ? [-p.pair, p.pair] : [0]) {
      const s = spoke(p, rim, angle + lean * 0.35, lean);
      pieces.push({ mesh: s.face, part: face }, { mesh: s.sides, part: sides });
    }
  }
  const nut = { material: materials.chrome };
  for (let i = 0; i < 5; i++) {
    const a = Math.PI / 2 + ((i + 0.5) * Math.PI * 2) / 5;
    pieces.push({
      mesh: block([Math.cos(a) * 0.05, -p.dish + 0.001, Math.sin(a) * 0.05], [0.008, 0.006, 0.008], 4, (q) => q, 6),
      part: nut,
    });
  }
  return pieces;
}

/** Both wheels of an axle, standing on the floor with their faces at ±`y`; `steer` turns them, radians. */
export function axle(size: WheelSize, rims: Rims, x: number, y: number, steer = 0, detail = 72): Piece[] {
  const [c, s] = [Math.cos(steer), Math.sin(steer)];
  return wheelPieces(size, rims, detail).flatMap(({ mesh, part }) => {
    const stood = (turn: number): Mesh =>
      place(
        mesh,
        (p) => [x + p[0] * c - p[1] * s * turn, y + p[0] * s * turn + p[1] * c, p[2] + size.radius],
        (n) => [n[0] * c - n[1] * s * turn, n[0] * s * turn + n[1] * c, n[2]],
      );
    if (!steer) return both({ mesh: stood(0), part });
    const left = both({ mesh: stood(-1), part })[1];
    return left ? [{ mesh: stood(1), part }, left] : [];
  });
}
