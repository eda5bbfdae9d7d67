import { type Material, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import { gridMesh } from '../mesh/surface.ts';
import { across, sheet } from './cockpit-grid.ts';
import type { CockpitPlace } from './cockpit-place.ts';
import { materials } from './materials.data.ts';
import { standingScreen } from './standing-screen.ts';
import { steeringWheel } from './steering-wheel.ts';
import { slitFace, wideScreen } from './wide-screen-drawing.ts';

/** Dash of an electric car from 2020: a low shelf, one screen that floats before it, an open floor. */
export async function dashOfElectric(p: CockpitPlace, soft: Material): Promise<Piece[]> {
  const { cowl: x, belt: b } = p;
  const wide = p.half - 0.14;
  const driver = -p.half * 0.42;
  const [face, screen] = await Promise.all([slitFace(wide), wideScreen()]);
  const pad = across(
    [
      [x + 0.12, b - 0.05],
      [x + 0.32, b - 0.005],
      [x + 0.5, b - 0.002],
      [x + 0.58, b - 0.018],
      [x + 0.59, b - 0.045],
      [x + 0.58, b - 0.06],
    ],
    wide,
    0.12,
  );
  const front = across(
    [
      [x + 0.58, b - 0.06],
      [x + 0.565, b - 0.075],
      [x + 0.57, b - 0.1],
      [x + 0.6, b - 0.13],
      [x + 0.58, b - 0.2],
      [x + 0.47, b - 0.3],
      [x + 0.3, b - 0.54],
    ],
    wide,
    0.12,
  );
  const half = (p.half - 0.14) * 0.62;
  return [
    sheet(pad, soft),
    { mesh: gridMesh(front, { st: (q) => [q[1], q[2] - b] }), part: { material: soft, texture: face } },
    ...standingScreen([x + 0.63, driver + half - 0.19, b + 0.022], half, 0.078, 0.16, 0, screen),
    ...steeringWheel([x + 0.8, driver, b - 0.055], 'two'),
    // The armrest reaches forward as a shelf for telephones and cups, with air under it.
    piece(
      block([x + 1.12, 0, b - 0.36], [0.34, 0.115, 0.045], 7, (q) => [q[0], q[1], q[2] - 0.2 * q[0]], 20),
      soft,
    ),
    piece(
      block([x + 0.96, 0, b - 0.303], [0.12, 0.09, 0.006], 8, (q) => q, 10),
      materials.blackGloss,
    ),
  ];
}
