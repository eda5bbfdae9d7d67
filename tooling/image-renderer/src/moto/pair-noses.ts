import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { loft } from './loft.ts';
import type { MotoSpec } from './moto-spec.ts';
import { shield } from './shield.ts';

/** A broad fairing with a tall screen, panels down to the boards, a case on each side of the rear wheel and an armchair between them. */
export function broadNose({ front: { x, radius }, head: [hx, hz], rear, seat }: MotoSpec): Piece[] {
  const [end = 2.2, high = 0.9] = seat.at(-1) ?? [];
  return [
    piece(
      loft([
        { x: x - 0.4, z: radius + 0.14, y: 0.07, h: 0.06, power: 3 },
        { x: x - 0.28, z: radius + 0.2, y: 0.24, h: 0.17, power: 3 },
        { x: x + 0.04, z: radius + 0.28, y: 0.32, h: 0.27, power: 3 },
        { x: hx - 0.16, z: (radius + hz) / 2 + 0.06, y: 0.34, h: 0.36, power: 3 },
        { x: hx + 0.08, z: (radius + hz) / 2 + 0.06, y: 0.3, h: 0.36, power: 3 },
        { x: hx + 0.3, z: hz - 0.26, y: 0.24, h: 0.24, power: 3 },
        { x: hx + 0.52, z: hz - 0.32, y: 0.18, h: 0.16, power: 3 },
      ]),
      materials.paintPart,
    ),
    shield(hx - 0.24, hz + 0.02, 0.31, 0.46, 0.22),
    // What lies dark in the paint: an intake between the lamps, a vent on each flank.
    piece(
      block([x - 0.33, 0, radius + 0.08], [0.06, 0.16, 0.05], 4, (p) => [p[0] + 0.5 * p[1] * p[1], p[1], p[2]], 16),
      materials.blackGloss,
    ),
    ...both(
      piece(
        block([hx + 0.02, 0.345, radius + 0.3], [0.14, 0.03, 0.04], 4, (p) => [p[0], p[1], p[2] - 1.1 * p[0]], 14),
        materials.blackGloss,
      ),
    ),
    piece(
      block([hx + 0.1, 0, hz + 0.06], [0.05, 0.2, 0.07], 4, (p) => [p[0] + p[2] * 0.6, p[1], p[2]], 16),
      materials.blackGloss,
    ),
    ...both(
      piece(
        loft(
          [
            { x: hx + 0.1, z: radius + 0.14, y: 0.03, h: 0.1 },
            { x: hx + 0.4, z: radius + 0.14, y: 0.06, h: 0.14 },
            { x: rear.x - 0.6, z: radius + 0.2, y: 0.06, h: 0.13 },
            { x: rear.x - 0.3, z: radius + 0.3, y: 0.04, h: 0.08 },
          ],
          16,
          0.22,
        ),
        materials.paintPart,
      ),
    ),
    // Cases, their lamps, the trunk with a back and arms before it.
    ...both(
      piece(
        loft(
          [
            { x: rear.x - 0.36, z: radius + 0.32, y: 0.05, h: 0.08, power: 3.4 },
            { x: rear.x - 0.2, z: radius + 0.3, y: 0.11, h: 0.19, power: 3.4 },
            { x: rear.x + 0.3, z: radius + 0.31, y: 0.12, h: 0.21, power: 3.4 },
            { x: rear.x + 0.46, z: radius + 0.34, y: 0.09, h: 0.15, power: 3.4 },
          ],
          16,
          0.33,
        ),
        materials.paintPart,
      ),
    ),
    ...both(
      piece(
        block([rear.x + 0.5, 0.33, radius + 0.4], [0.02, 0.07, 0.05], 3, (p) => p, 14),
        materials.lampRed,
      ),
    ),
    piece(
      block([end + 0.16, 0, high + 0.09], [0.25, 0.32, 0.15], 5, (p) => [p[0], p[1], p[2] * (1 - 0.08 * p[0])], 22),
      materials.paintPart,
    ),
    piece(
      block([end + 0.41, 0, high + 0.09], [0.02, 0.2, 0.035], 4, (p) => p, 14),
      materials.lampRed,
    ),
    piece(
      block([end - 0.1, 0, high + 0.19], [0.055, 0.22, 0.17], 4, (p) => [p[0] + 0.8 * p[2], p[1], p[2]], 20),
      materials.leather,
    ),
    ...both(
      piece(
        block([end - 0.2, 0.29, high + 0.11], [0.15, 0.05, 0.035], 4, (p) => p, 16),
        materials.leather,
      ),
    ),
  ];
}

/** A short nose high over the axle under a beak, an upright screen, bars round the flanks, a plate below, guards of the hands and a trunk. */
export function beak({ front: { x, radius }, head: [hx, hz], bars, seat }: MotoSpec): Piece[] {
  const [end = 2.2, high = 0.9] = seat.at(-1) ?? [];
  return [
    piece(
      loft([
        { x: x - 0.42, z: radius + 0.37, y: 0.06, h: 0.025, power: 3 },
        { x: x - 0.3, z: radius + 0.41, y: 0.13, h: 0.045, power: 3 },
        { x: x - 0.06, z: radius + 0.48, y: 0.17, h: 0.07, power: 3 },
        { x: hx - 0.2, z: hz - 0.04, y: 0.19, h: 0.09, power: 3 },
      ]),
      materials.paintPart,
    ),
    piece(
      loft([
        { x: x - 0.22, z: radius + 0.25, y: 0.16, h: 0.14, power: 3 },
        { x: x + 0.08, z: radius + 0.3, y: 0.24, h: 0.2, power: 3 },
        { x: hx - 0.08, z: (radius + hz) / 2 + 0.02, y: 0.25, h: 0.28, power: 3 },
        { x: hx + 0.24, z: hz - 0.22, y: 0.2, h: 0.24, power: 3 },
        { x: hx + 0.46, z: hz - 0.28, y: 0.14, h: 0.15, power: 3 },
      ]),
      materials.paintPart,
    ),
    shield(hx - 0.22, hz + 0.05, 0.22, 0.4, 0.16),
    piece(
      block(
        [x + 0.06, 0, radius - 0.02],
        [0.4, 0.2, 0.03],
        5,
        (p) => [p[0], p[1], p[2] - 2 * Math.min(0, p[0] + 0.4)],
        16,
      ),
      materials.satinSilver,
    ),
    ...both(
      piece(
        bentTube(
          [
            [x - 0.06, 0.2, radius + 0.06],
            [x - 0.1, 0.3, radius + 0.3],
            [hx - 0.1, 0.32, radius + 0.44],
            [hx + 0.22, 0.26, radius + 0.16],
          ],
          0.018,
        ),
        materials.darkSteel,
      ),
    ),
    ...both(
      piece(
        block(
          [bars.x - 0.05, bars.half - 0.05, bars.z + 0.01],
          [0.03, 0.11, 0.06],
          3,
          (p) => [p[0] + 0.8 * p[1] * p[1], p[1], p[2]],
          16,
        ),
        materials.plastic,
      ),
    ),
    piece(
      block([end - 0.02, 0, high - 0.08], [0.26, 0.13, 0.045], 6, (p) => p, 14),
      materials.plastic,
    ),
    ...both(
      piece(
        tube(
          [
            [end - 0.06, 0.1, high - 0.1],
            [end - 0.06, 0.3, high - 0.16],
          ],
          0.02,
          8,
        ),
        materials.darkSteel,
      ),
    ),
    piece(
      block([end + 0.06, 0, high + 0.11], [0.2, 0.24, 0.15], 8, (p) => p, 20),
      materials.satinSilver,
    ),
    piece(
      block([end + 0.06, 0, high + 0.22], [0.205, 0.245, 0.012], 8, (p) => p, 14),
      materials.plastic,
    ),
    piece(
      block([end - 0.16, 0, high + 0.17], [0.045, 0.19, 0.11], 4, (p) => [p[0] + 0.6 * p[2], p[1], p[2]], 18),
      materials.leather,
    ),
  ];
}
