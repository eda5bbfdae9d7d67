import type { PictureCabin } from '@showroom/domain/picture-cabin';
import { both, type Material, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { dashOfDials, dashWithDisplay } from './cockpit-of-dials.ts';
import { dashOfElectric } from './cockpit-of-electric.ts';
import { dashOfToday } from './cockpit-of-today.ts';
import type { CockpitPlace } from './cockpit-place.ts';
import { materials } from './materials.data.ts';
import { seat } from './seat.ts';

const dashes: Record<PictureCabin['era'], (p: CockpitPlace, soft: Material) => Promise<Piece[]>> = {
  dials: dashOfDials,
  display: dashWithDisplay,
  screens: dashOfToday,
  electric: dashOfElectric,
};

const trims: Record<PictureCabin['trim'], { seat: Material; insert?: Material; soft: Material }> = {
  cloth: { seat: materials.clothDark, insert: materials.clothGrey, soft: materials.plasticGrey },
  leather: { seat: materials.leather, soft: materials.leather },
  light: { seat: materials.leatherLight, soft: materials.leatherLight },
};

/** The room of a car from the driver's place: a dash of its time, seats in what they are covered with, doors, mirror, visors. */
export async function cockpit(p: CockpitPlace, cabin: PictureCabin): Promise<Piece[]> {
  const { cowl: x, belt: b } = p;
  const driver = -p.half * 0.42;
  const { seat: cover, insert, soft } = trims[cabin.trim];
  const dash = dashes[cabin.era](p, soft);
  const room = [
    ...[driver, -driver].flatMap((y) => seat(p.seatX, y, p.hip, 0.24, 0.27, cover, 1, insert)),
    // Mirror, sun visors.
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
  return [...(await dash), ...room];
}
