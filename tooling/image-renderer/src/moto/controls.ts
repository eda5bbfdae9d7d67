import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import type { MotoSpec } from './moto-spec.ts';
export function controls(m: MotoSpec): Piece[] {
  const { x, z, half, rise } = m.bars;
  const bar = bentTube(
    [
      [x - 0.06, 0, z - rise],
      [x - 0.06, 0.1, z - rise],
      [x - 0.03, 0.2, z - 0.01],
      [x + 0.02, half - 0.13, z],
      [x + 0.05, half, z - 0.01],
    ],
    0.012,
  );
  const glassy = materials.chrome;
  const mirrors: Piece[] =
    m.face === 'plate'
      ? []
      : [
          ...both(
            piece(
              tube(
                [
                  [x + 0.0, half - 0.16, z + 0.01],
                  [x - 0.05, half - 0.1, z + 0.15],
                ],
                0.006,
                8,
              ),
              materials.darkSteel,
            ),
          ),
          ...both(
            piece(
              block([x - 0.05, half - 0.06, z + 0.17], [0.014, 0.072, 0.04], 3, (p) => p, 14),
              materials.blackGloss,
            ),
          ),
          ...both(
            piece(
              block([x - 0.038, half - 0.06, z + 0.17], [0.005, 0.064, 0.033], 3, (p) => p, 12),
              glassy,
            ),
          ),
        ];
  return [
    ...both(piece(bar, m.forks === 'chrome' ? materials.chrome : materials.darkSteel)),
    ...both(
      piece(
        tube(
          [
            [x + 0.025, half - 0.13, z],
            [x + 0.052, half + 0.005, z - 0.01],
          ],
          0.019,
          12,
        ),
        materials.rubber,
      ),
    ),
    ...both(
      piece(
        tube(
          [
            [x - 0.03, half - 0.14, z - 0.005],
            [x - 0.03, half - 0.01, z - 0.03],
          ],
          0.006,
          8,
        ),
        materials.satinSilver,
      ),
    ),
    ...both(
      piece(
        block([x + 0.0, half - 0.17, z], [0.03, 0.028, 0.022], 4, (p) => p, 10),
        materials.plastic,
      ),
    ),
    ...mirrors,
  ];
}
