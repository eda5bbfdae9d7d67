import { carPieces } from '../car/car.ts';
import type { CarSpec } from '../car/car-spec.ts';
import { cars } from '../car/cars.data.ts';
import { materials } from '../car/materials.data.ts';
import { axle } from '../car/wheel.ts';
import { place } from '../mesh/mesh.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { crewCab } from './crew-cab.ts';
import { highCab, lifted } from './high.ts';
import { type Bed, dropSides, plateBox } from './light-beds.ts';

const solid = (center: Vec3, half: Vec3, power = 14) => block(center, half, power, (p) => p, 16);

/** The front of a van with a wall behind the seats: its engine is under a short bonnet. */
const bonnetCab: CarSpec = {
  ...cars.van,
  length: 2.62,
  wheel: { ...cars.van.wheel, radius: 0.36, front: 0.98, rear: 2.2 },
  bottom: [
    [0, 0.3],
    [0.6, 0.3],
    [1.6, 0.38],
    [2.62, 0.42],
  ],
  edge: [
    [0, 0.98],
    [0.25, 1.08],
    [0.7, 1.21],
    [1.1, 1.25],
    [1.8, 1.2],
    [2.62, 1.2],
  ],
  center: [
    [0, 0.98],
    [0.2, 1.12],
    [0.55, 1.27],
    [1.0, 1.34],
    [2.0, 1.2],
    [2.62, 1.2],
  ],
  tailSweep: 0.08,
  cabin: {
    ...cars.van.cabin,
    rearHeader: 2.52,
    rearFoot: 2.6,
    roof: [
      [1.4, 2.02],
      [1.7, 2.12],
      [2.1, 2.15],
      [2.55, 2.1],
    ],
  },
  windows: cars.van.windows.map(([x, z]): [number, number] => [x, z > 1.9 ? z - 0.07 : z]),
  doors: [1.32, 2.36],
  sliding: false,
  tailZ: [0.5, 0.52],
  cabOnly: true,
};

/** Cabs of eight makes: grille, lamps, roof. */
function madeBy(build: number): CarSpec {
  const { bottom, top, half } = bonnetCab.grille;
  const lift = [0, 0.05, -0.04, 0.03, -0.02, 0.06, -0.05, 0.02][build] ?? 0;
  const wide = [1, 1.12, 0.85, 1.05, 0.92, 1.16, 0.8, 0.96][build] ?? 1;
  return {
    ...bonnetCab,
    noseSweep: bonnetCab.noseSweep * (build % 2 ? 0.8 : 1.1),
    cabin: { ...bonnetCab.cabin, roof: bonnetCab.cabin.roof.map(([x, z]) => [x, z + lift]) },
    grille: { bottom: bottom - (build % 3) * 0.05, top: top + (build % 3 === 1 ? 0.04 : 0), half: half * wide },
    lampZ: bonnetCab.lampZ + (build % 4 === 3 ? 0.06 : 0),
    cladding: build % 4 !== 2,
  };
}

const bed: Bed = { from: 2.74, to: 5.95, half: 1.05, floor: 0.92 };

/** Of a second row, which the bed is so much shorter for. */
const rowLength = 0.86;

/** Tyres of those that drive with all wheels, before they are made larger with the rest. */
const crossWheel = { radius: 0.47, rim: 0.24, width: 0.28 };

/** How a bonneted one stands: `light` of 3.5 t, `tall` of eight, `cross` as tall, high on single tyres. */
export type BonnetedSize = 'light' | 'tall' | 'cross';

export async function bonnetedPieces(
  isBox: boolean,
  size: BonnetedSize,
  build: number,
  { onThree, isCrew }: { onThree: boolean; isCrew: boolean },
): Promise<Piece[]> {
  const isCross = size === 'cross';
  const lift = isCross ? 0.2 : 0;
  const made = isCrew ? crewCab(madeBy(build), 1.9, rowLength) : madeBy(build);
  const cab = isCross ? highCab(made, lift, crossWheel) : made;
  const own = isCrew ? { ...bed, from: bed.from + rowLength } : bed;
  const { to } = own;
  const rears = onThree ? [3.95, 5.05] : [4.35];
  const { radius } = cab.wheel;
  const frame = [
    ...rears.map((rear) => piece(solid([rear, 0, 0.38], [0.1, 0.8, 0.09], 4), materials.darkSteel)),
    ...both(piece(solid([(2 + to) / 2, 0.4, 0.68], [(to - 2) / 2, 0.045, 0.1]), materials.darkSteel)),
    // Under a second row there is no room for the tank.
    ...(isCrew ? [] : both(piece(solid([3.05, 0.7, 0.56], [0.3, 0.2, 0.16], 6), materials.plastic))),
    piece(solid([to - 0.03, 0, 0.56], [0.04, 0.95, 0.06]), materials.darkSteel),
    ...both(piece(solid([to + 0.02, 0.8, 0.74], [0.02, 0.16, 0.05], 6), materials.lampRed)),
    ...(isBox ? plateBox(own, 2.86) : dropSides(own)),
  ];
  const pieces = [
    ...(await carPieces(cab)),
    ...rears.flatMap((rear) => [
      ...axle(cab.wheel, 'steel', rear, cab.half - 0.02, 0, 72),
      ...(isCross ? [] : axle(cab.wheel, 'steel', rear, cab.half - 0.28, 0, 48)),
      ...both(piece(solid([rear, 0.84, radius * 2 + 0.07], [radius + 0.08, 0.2, 0.018], 10), materials.plastic)),
    ]),
    ...lifted(frame, lift),
  ];
  if (size === 'light') return pieces;
  // Larger all round, so that wheels stay nearly round.
  const [long, high] = [1.16, 1.2];
  return pieces.map(({ mesh, part }) => {
    const cut = part.coverage;
    const grown = cut
      ? {
          ...part,
          coverage: (x: number, y: number, z: number, s: number, t: number) => cut(x / long, y / long, z / high, s, t),
        }
      : part;
    return { mesh: place(mesh, ([x, y, z]) => [x * long, y * long, z * high]), part: grown };
  });
}
