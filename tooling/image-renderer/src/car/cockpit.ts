import type { Mesh } from '../mesh/mesh.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { type Grid, gridMesh, refine } from '../mesh/surface.ts';
import type { Vec2, Vec3 } from '../mesh/vec.ts';
import { clusterScreen, dashFace, mediaScreen } from './cockpit-drawing.ts';
import type { CockpitPlace } from './cockpit-place.ts';
import { materials } from './materials.data.ts';
import { seat } from './seat.ts';
import { standingScreen } from './standing-screen.ts';
import { steeringWheel } from './steering-wheel.ts';

/** A profile in (x, z) drawn across the car, bowed forward at its ends. */
function across(profile: readonly Vec2[], half: number, bow: number, per = 8): Grid {
  return refine(
    {
      rows: profile.length,
      cols: 9,
      at: (r, c) => {
        const y = (c / 4 - 1) * half;
        const [x, z] = profile[r] ?? [0, 0];
        return [x - bow * (y / half) ** 2, y, z];
      },
    },
    'clamped',
    per,
    8,
  );
}

/** A shallow ring that lies flat. */
function latheUp(center: Vec3, radius: number): Mesh {
  const ring: Vec3[] = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2;
    return [center[0] + Math.cos(a) * radius, center[1] + Math.sin(a) * radius, center[2]];
  });
  return tube(ring, 0.005, 8);
}

export async function cockpit(p: CockpitPlace): Promise<Piece[]> {
  const { cowl: x, belt: b } = p;
  const wide = p.half - 0.14;
  const [face, cluster, media] = await Promise.all([dashFace(wide), clusterScreen(), mediaScreen()]);
  const driver = -p.half * 0.42;
  const pad = across(
    [
      [x + 0.12, b - 0.03],
      [x + 0.34, b + 0.03],
      [x + 0.52, b + 0.035],
      [x + 0.6, b + 0.012],
      [x + 0.615, b - 0.02],
      [x + 0.6, b - 0.04],
    ],
    wide,
    0.1,
  );
  const front = across(
    [
      [x + 0.6, b - 0.04],
      [x + 0.585, b - 0.06],
      [x + 0.59, b - 0.11],
      [x + 0.615, b - 0.15],
      [x + 0.6, b - 0.24],
      [x + 0.52, b - 0.34],
      [x + 0.36, b - 0.5],
    ],
    wide,
    0.1,
  );
  const soft = p.light ? materials.leatherLight : materials.leather;
  const consoleTop = b - 0.3;
  const long = 0.46;
  return [
    piece(gridMesh(pad), materials.leather),
    { mesh: gridMesh(front, { st: (q) => [q[1], q[2] - b] }), part: { material: soft, texture: face } },
    ...standingScreen([x + 0.56, driver, b + 0.055], 0.165, 0.062, 0.32, 0, cluster),
    ...standingScreen([x + 0.655, 0.07, b + 0.035], 0.19, 0.1, 0.16, 0.02, media),
    ...steeringWheel([x + 0.8, driver, b - 0.045]),
    // Console between the seats, with its lid, selector and two cups.
    piece(
      block(
        [x + 0.98, 0, consoleTop - 0.14],
        [long, 0.12, 0.16],
        7,
        (q) => [q[0], q[1], q[2] - 0.25 * q[0] * (q[2] > 0 ? 1 : 0)],
        20,
      ),
      materials.trim,
    ),
    piece(
      block([x + 1.22, 0, consoleTop - 0.01], [0.2, 0.105, 0.05], 6, (q) => q, 16),
      soft,
    ),
    piece(
      block([x + 0.8, 0, consoleTop + 0.035], [0.1, 0.1, 0.006], 8, (q) => q, 10),
      materials.blackGloss,
    ),
    piece(
      block([x + 0.84, 0.0, consoleTop + 0.075], [0.028, 0.022, 0.04], 3, (q) => q, 14),
      materials.leather,
    ),
    piece(
      block([x + 0.84, 0.0, consoleTop + 0.1], [0.03, 0.024, 0.012], 3, (q) => q, 14),
      materials.satinSilver,
    ),
    ...[-0.05, 0.05].map((y) => piece(latheUp([x + 0.98, y, consoleTop + 0.03], 0.038), materials.satinSilver)),
    ...seat(p.seatX, driver, p.hip, 0.24, 0.27, soft),
    ...seat(p.seatX, -driver, p.hip, 0.24, 0.27, soft),
    // Mirror, sun visors, the buttons of the wheel.
    piece(
      block([p.header + 0.16, 0.02, p.head - 0.12], [0.02, 0.125, 0.036], 4, (q) => q, 14),
      materials.blackGloss,
    ),
    piece(
      block([p.header + 0.173, 0.02, p.head - 0.12], [0.01, 0.116, 0.029], 5, (q) => q, 14),
      materials.chrome,
    ),
    piece(
      tube(
        [
          [p.header + 0.1, 0.02, p.head - 0.03],
          [p.header + 0.15, 0.02, p.head - 0.1],
        ],
        0.012,
        8,
      ),
      materials.trim,
    ),
    ...both(
      piece(
        block(
          [p.header + 0.2, 0.39, p.head - 0.045],
          [0.09, 0.22, 0.012],
          6,
          (q) => [q[0], q[1], q[2] + 0.9 * q[0]],
          14,
        ),
        materials.cloth,
      ),
    ),
    ...[-0.105, 0.105].map((y) =>
      piece(
        block([x + 0.828, driver + y, b - 0.05], [0.006, 0.024, 0.012], 5, (q) => q, 8),
        materials.blackGloss,
      ),
    ),
    // Door cards.
    ...both(
      piece(
        block([x + 1.05, p.half - 0.1, b - 0.27], [0.75, 0.03, 0.27], 10, (q) => q, 16),
        materials.leather,
      ),
    ),
    ...both(
      piece(
        block([x + 1.12, p.half - 0.15, b - 0.2], [0.5, 0.055, 0.045], 5, (q) => q, 16),
        soft,
      ),
    ),
    ...both(
      piece(
        block(
          [x + 0.98, p.half - 0.135, b - 0.09],
          [0.55, 0.006, 0.012],
          6,
          (q) => [q[0], q[1], q[2] + 0.6 * q[0]],
          14,
        ),
        materials.satinSilver,
      ),
    ),
    piece(
      block([x + 0.9, 0, p.hip - 0.3], [1.5, p.half - 0.01, 0.02], 12, (q) => q, 10),
      materials.trim,
    ),
  ];
}
