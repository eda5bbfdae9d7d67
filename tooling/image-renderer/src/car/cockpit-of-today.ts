import { type Material, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import { gridMesh } from '../mesh/surface.ts';
import { clusterScreen, dashFace, mediaScreen } from './cockpit-drawing.ts';
import { across, flatRing, sheet, tunnel } from './cockpit-grid.ts';
import type { CockpitPlace } from './cockpit-place.ts';
import { materials } from './materials.data.ts';
import { standingScreen } from './standing-screen.ts';
import { steeringWheel } from './steering-wheel.ts';

/** Dash of a car from 2016: two standing screens over a strip of vents, a console with a selector. */
export async function dashOfToday(p: CockpitPlace, soft: Material): Promise<Piece[]> {
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
  const top = b - 0.3;
  return [
    sheet(pad, materials.leather),
    { mesh: gridMesh(front, { st: (q) => [q[1], q[2] - b] }), part: { material: soft, texture: face } },
    ...standingScreen([x + 0.56, driver, b + 0.055], 0.165, 0.062, 0.32, 0, cluster),
    ...standingScreen([x + 0.655, 0.07, b + 0.035], 0.19, 0.1, 0.16, 0.02, media),
    ...steeringWheel([x + 0.8, driver, b - 0.045], 'three'),
    ...tunnel([x + 0.98, 0, top - 0.14], 0.46),
    piece(
      block([x + 1.22, 0, top - 0.01], [0.2, 0.105, 0.05], 6, (q) => q, 16),
      soft,
    ),
    piece(
      block([x + 0.8, 0, top + 0.035], [0.1, 0.1, 0.006], 8, (q) => q, 10),
      materials.blackGloss,
    ),
    piece(
      block([x + 0.84, 0.0, top + 0.075], [0.028, 0.022, 0.04], 3, (q) => q, 14),
      materials.leather,
    ),
    piece(
      block([x + 0.84, 0.0, top + 0.1], [0.03, 0.024, 0.012], 3, (q) => q, 14),
      materials.satinSilver,
    ),
    ...[-0.05, 0.05].map((y) => piece(flatRing([x + 0.98, y, top + 0.03], 0.038), materials.satinSilver)),
  ];
}
