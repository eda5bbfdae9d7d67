import { type Material, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { gridMesh } from '../mesh/surface.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { across, knob, sheet, tunnel } from './cockpit-grid.ts';
import type { CockpitPlace } from './cockpit-place.ts';
import { hoodedDials } from './dials.ts';
import { dialsDrawing, radioFace, smallScreen } from './dials-drawing.ts';
import { materials } from './materials.data.ts';
import { stackFace } from './stack-drawing.ts';
import { standingScreen } from './standing-screen.ts';
import { steeringWheel } from './steering-wheel.ts';

/** A stick with its boot and knob. */
function gearLever([x, y, z]: Vec3, top: Material): Piece[] {
  return [
    piece(
      block(
        [x, y, z + 0.02],
        [0.075, 0.06, 0.05],
        2.4,
        (p) => [p[0] * (1 - 0.3 * p[2]), p[1] * (1 - 0.3 * p[2]), p[2]],
        16,
      ),
      materials.leather,
    ),
    piece(
      tube(
        [
          [x, y, z + 0.04],
          [x + 0.03, y, z + 0.1],
        ],
        0.011,
        12,
      ),
      top,
    ),
    piece(
      block([x + 0.034, y, z + 0.118], [0.026, 0.024, 0.03], 2.6, (p) => p, 18),
      materials.leather,
    ),
  ];
}

/** The lever of the parking brake, half drawn. */
const handbrake = ([x, y, z]: Vec3): Piece[] => [
  piece(
    tube(
      [
        [x + 0.2, y, z - 0.03],
        [x + 0.06, y, z + 0.035],
        [x - 0.06, y, z + 0.085],
      ],
      (t) => 0.016 + 0.006 * t,
      14,
    ),
    materials.plastic,
  ),
  piece(
    block([x - 0.066, y, z + 0.088], [0.012, 0.012, 0.012], 2, (p) => p, 12),
    materials.satinSilver,
  ),
];

/**
 * Dash with dials. `upright`: until 2005, a flat board with a radio of two heights; else until 2015, a fuller one with a screen of
 * seven inches between its vents.
 */
async function dash(p: CockpitPlace, soft: Material, upright: boolean): Promise<Piece[]> {
  const { cowl: x, belt: b } = p;
  const wide = p.half - 0.14;
  const driver = -p.half * 0.42;
  const [face, dials, middle] = await Promise.all([
    stackFace(wide, upright),
    dialsDrawing(!upright),
    upright ? radioFace() : smallScreen(),
  ]);
  const swell = upright ? 0 : 0.02;
  const pad = across(
    [
      [x + 0.12, b - 0.03],
      [x + 0.34, b + 0.012 + swell],
      [x + 0.53, b + 0.014 + swell],
      [x + 0.59, b + 0.004 + swell * 0.5],
      [x + 0.605, b - 0.02],
      [x + 0.605, b - 0.035],
    ],
    wide,
    upright ? 0.03 : 0.07,
  );
  const front = across(
    [
      [x + 0.605, b - 0.035],
      [x + 0.606, b - 0.08],
      [x + 0.61 - swell, b - 0.16],
      [x + 0.615, b - 0.24],
      [x + 0.6, b - 0.33],
      [x + 0.54, b - 0.39],
      [x + 0.4, b - 0.5],
    ],
    wide,
    upright ? 0.03 : 0.07,
  );
  const top = b - 0.37;
  const cap = materials.plastic;
  const rim = upright ? materials.darkSteel : materials.satinSilver;
  return [
    sheet(pad, upright ? materials.plasticGrey : materials.leather),
    {
      mesh: gridMesh(front, { st: (q) => [q[1], q[2] - b] }),
      part: { material: upright ? materials.plasticGrey : soft, texture: face },
    },
    ...hoodedDials([x + 0.585, driver, b + (upright ? 0.035 : 0.045)], upright ? 0.2 : 0.19, 0.075, dials),
    ...(upright
      ? standingScreen([x + 0.617, 0.06, b - 0.165], 0.095, 0.05, 0, 0, middle)
      : standingScreen([x + 0.612, 0.06, b - 0.075], 0.088, 0.054, 0.06, 0, middle)),
    ...[-0.075, 0, 0.075].flatMap((y) =>
      knob([x + 0.615, 0.06 + y, b - (upright ? 0.262 : 0.205)], upright ? 0.019 : 0.024, cap, rim),
    ),
    ...steeringWheel([x + 0.8, driver, b - 0.045], upright ? 'four' : 'three'),
    ...tunnel([x + 1.0, 0, top - 0.14], 0.46),
    ...gearLever([x + 0.88, 0, top + 0.01], rim),
    ...handbrake([x + 1.05, 0.05, top]),
  ];
}

export const dashOfDials = (p: CockpitPlace, soft: Material) => dash(p, soft, true);
export const dashWithDisplay = (p: CockpitPlace, soft: Material) => dash(p, soft, false);
