import { materials } from '../car/materials.data.ts';
import { bentTube } from '../mesh/bent-tube.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { atvBars } from './atv-bars.ts';
import { rack } from './atv-rack.ts';
import { seatForOne, seatForTwo } from './atv-seat.ts';
import { frontX, radius, rearX, track, wheel } from './atv-wheel.ts';
import { loft } from './loft.ts';
import { mudguard } from './moto-wheel.ts';

/** How much longer a quad for two is between its axles. */
const longer = 0.2;

/** A quad bike with its racks; a `long` one has a second seat. */
export function atvPieces(long = false): Piece[] {
  const more = long ? longer : 0;
  const rear = rearX + more;
  const guard = (x: number, from: number, to: number) =>
    both(piece(mudguard([x, track - 0.02, radius], radius + 0.13, 0.2, from, to), materials.paintPart));
  return [
    ...wheel(frontX, 0.2),
    ...wheel(rear, 0.25),
    ...guard(frontX, 0.25, 2.75),
    ...guard(rear, 0.35, 2.9),
    piece(
      loft([
        { x: 0.16, z: 0.6, y: 0.12, h: 0.05 },
        { x: 0.24, z: 0.68, y: 0.27, h: 0.1 },
        { x: 0.46, z: 0.76, y: 0.3, h: 0.09 },
        { x: 0.74, z: 0.82, y: 0.2, h: 0.1 },
        { x: 0.98, z: 0.76, y: 0.12, h: 0.09 },
      ]),
      materials.paintPart,
    ),
    piece(
      loft([
        { x: 1.2, z: 0.68, y: 0.18, h: 0.04 },
        { x: 1.5 + more, z: 0.74, y: 0.32, h: 0.06 },
        { x: 1.8 + more, z: 0.76, y: 0.34, h: 0.05 },
        { x: 1.98 + more, z: 0.74, y: 0.24, h: 0.03 },
      ]),
      materials.paintPart,
    ),
    ...(long ? seatForTwo() : seatForOne()),
    piece(
      block([1.04, 0, 0.48], [0.34, 0.2, 0.2], 4, (p) => p, 18),
      materials.darkSteel,
    ),
    piece(
      block([1.06 + more / 2, 0, 0.34], [0.55 + more / 2, 0.3, 0.03], 8, (p) => p, 16),
      materials.plastic,
    ),
    ...both(
      piece(
        block([1.06 + more / 2, 0.42, 0.34], [0.3 + more / 2, 0.13, 0.02], 8, (p) => p, 14),
        materials.plastic,
      ),
    ),
    ...both(
      piece(
        block([0.17, 0.2, 0.68], [0.03, 0.075, 0.04], 2.8, (p) => [p[0] + p[1] * 0.5, p[1], p[2]], 18),
        materials.lamp,
      ),
    ),
    ...both(
      piece(
        block([0.185, 0.2, 0.68], [0.03, 0.085, 0.05], 2.8, (p) => [p[0] + p[1] * 0.5, p[1], p[2]], 18),
        materials.blackGloss,
      ),
    ),
    piece(
      block([0.15, 0, 0.6], [0.03, 0.12, 0.07], 5, (p) => p, 14),
      materials.plastic,
    ),
    ...rack(0.2, 0.66, 0.9),
    ...rack(1.56 + more, 2.06 + more, 0.92),
    ...both(
      piece(
        bentTube(
          [
            [0.14, 0.26, 0.38],
            [0.05, 0.26, 0.46],
            [0.06, 0.24, 0.66],
            [0.1, 0.0, 0.68],
          ],
          0.018,
        ),
        materials.darkSteel,
      ),
    ),
    ...both(
      piece(
        tube(
          [
            [0.9, 0.1, 0.42],
            [frontX, track - 0.08, radius + 0.02],
          ],
          0.02,
          10,
        ),
        materials.darkSteel,
      ),
    ),
    ...both(
      piece(
        tube(
          [
            [0.7, 0.12, 0.34],
            [frontX, track - 0.08, radius - 0.06],
          ],
          0.018,
          10,
        ),
        materials.darkSteel,
      ),
    ),
    ...both(
      piece(
        tube(
          [
            [1.3 + more, 0.1, 0.38],
            [rear, track - 0.08, radius],
          ],
          0.025,
          10,
        ),
        materials.darkSteel,
      ),
    ),
    ...both(
      piece(
        tube(
          [
            [frontX, 0.3, 0.34],
            [frontX + 0.1, 0.2, 0.66],
          ],
          0.03,
          12,
        ),
        materials.lampRedDull,
      ),
    ),
    ...both(
      piece(
        block([2.02 + more, 0.24, 0.76], [0.02, 0.06, 0.03], 3, (p) => p, 12),
        materials.lampRed,
      ),
    ),
    ...atvBars(),
  ];
}
