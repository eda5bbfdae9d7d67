import { materials } from '../car/materials.data.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import { loft } from './loft.ts';
import type { MotoSpec } from './moto-spec.ts';
export function motoSides(m: MotoSpec): Piece[] {
  const [ex, ez] = m.engine;
  const [hx, hz] = m.head;
  if (m.fairing === 'full')
    return [
      ...both(
        piece(
          loft(
            [
              { x: hx - 0.16, z: hz - 0.2, y: 0.03, h: 0.1 },
              { x: hx - 0.02, z: hz - 0.27, y: 0.04, h: 0.15 },
              { x: ex - 0.1, z: ez + 0.14, y: 0.045, h: 0.22 },
              { x: ex + 0.16, z: ez + 0.02, y: 0.045, h: 0.16 },
              { x: ex + 0.36, z: ez - 0.08, y: 0.03, h: 0.08 },
            ],
            16,
            0.17,
          ),
          materials.paintPart,
        ),
      ),
      piece(
        loft([
          { x: ex - 0.26, z: ez - 0.1, y: 0.08, h: 0.05 },
          { x: ex - 0.1, z: ez - 0.16, y: 0.17, h: 0.08 },
          { x: ex + 0.2, z: ez - 0.19, y: 0.17, h: 0.06 },
          { x: ex + 0.42, z: ez - 0.2, y: 0.09, h: 0.03 },
        ]),
        materials.blackGloss,
      ),
      ...both(
        piece(
          block([ex - 0.02, 0.236, ez + 0.17], [0.15, 0.01, 0.028], 4, (p) => [p[0], p[1], p[2] - 0.9 * p[0]], 12),
          materials.blackGloss,
        ),
      ),
    ];
  const isBare = m.engineKind === 'boxer' || m.engineKind === 'vee' || m.nose === 'flat';
  const radiator = isBare
    ? []
    : [
        piece(
          block([hx + 0.1, 0, ez + 0.22], [0.025, 0.16, 0.13], 8, (p) => [p[0] + p[2] * 0.6, p[1], p[2]], 12),
          materials.plastic,
        ),
      ];
  if (m.fairing === 'adventure')
    return [
      ...radiator,
      ...both(
        piece(
          loft(
            [
              { x: hx - 0.12, z: hz - 0.1, y: 0.02, h: 0.05 },
              { x: hx + 0.04, z: hz - 0.16, y: 0.05, h: 0.13 },
              { x: hx + 0.26, z: hz - 0.14, y: 0.06, h: 0.13 },
              { x: hx + 0.44, z: hz - 0.13, y: 0.03, h: 0.06 },
            ],
            16,
            0.19,
          ),
          materials.paintPart,
        ),
      ),
      ...both(
        piece(
          block([ex + 0.02, 0.19, ez + 0.04], [0.2, 0.016, 0.016], 4, (p) => p, 10),
          materials.steel,
        ),
      ),
      piece(
        block([ex, 0, ez - 0.2], [0.24, 0.14, 0.03], 4, (p) => [p[0], p[1], p[2] - 0.5 * Math.min(0, p[0]) * 1], 14),
        materials.satinSilver,
      ),
    ];
  if (m.knobs)
    return [
      ...radiator,
      ...both(
        piece(
          loft(
            [
              { x: hx - 0.02, z: hz - 0.24, y: 0.015, h: 0.05 },
              { x: hx + 0.1, z: hz - 0.2, y: 0.03, h: 0.15 },
              { x: hx + 0.3, z: hz - 0.1, y: 0.035, h: 0.1 },
              { x: hx + 0.46, z: hz - 0.04, y: 0.02, h: 0.04 },
            ],
            16,
            0.14,
          ),
          materials.paintPart,
        ),
      ),
      ...both(
        piece(
          loft(
            [
              { x: ex + 0.28, z: ez + 0.42, y: 0.015, h: 0.05 },
              { x: ex + 0.42, z: ez + 0.4, y: 0.025, h: 0.11 },
              { x: ex + 0.62, z: ez + 0.46, y: 0.025, h: 0.08 },
              { x: ex + 0.74, z: ez + 0.52, y: 0.015, h: 0.02 },
            ],
            16,
            0.12,
          ),
          m.face === 'plate' ? materials.plate : materials.paintPart,
        ),
      ),
    ];
  return [
    ...radiator,
    ...both(
      piece(
        block([ex + 0.24, 0.12, ez + 0.26], [0.14, 0.035, 0.09], 3, (p) => [p[0], p[1], p[2] * (1 - 0.3 * p[0])], 16),
        materials.paintPart,
      ),
    ),
  ];
}
