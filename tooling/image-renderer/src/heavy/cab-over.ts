import { carPieces } from '../car/car.ts';
import type { CarSpec } from '../car/car-spec.ts';
import { materials } from '../car/materials.data.ts';
import { scaled } from '../car/scaled-car.ts';
import { axle } from '../car/wheel.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { builtCab } from './built-cab.ts';
import { crewCab } from './crew-cab.ts';
import { dropSides, plateBox } from './light-beds.ts';
import { truckCab } from './truck-cab.data.ts';

const solid = (center: Vec3, half: Vec3, power = 14) => block(center, half, power, (p) => p, 16);

/** The low cab of a lorry of 6 to 12 t: one steps in over the front wheel, which stands under the seats. */
const middleCab: CarSpec = {
  ...truckCab,
  length: 1.74,
  half: 1.03,
  wheel: { radius: 0.39, rim: 0.235, width: 0.23, front: 1.06, rear: 1.5 },
  bottom: [
    [0, 0.4],
    [0.5, 0.42],
    [1.74, 0.6],
  ],
  edge: [
    [0, 1.24],
    [0.3, 1.29],
    [1.74, 1.31],
  ],
  center: [
    [0, 1.24],
    [0.3, 1.31],
    [1.74, 1.31],
  ],
  noseSweep: 0.24,
  noseRows: truckCab.noseRows.map((x) => x * 0.7),
  cabin: {
    cowl: 0.08,
    header: 0.42,
    rearHeader: 1.64,
    rearFoot: 1.7,
    roof: [
      [0.36, 2.16],
      [0.6, 2.27],
      [1.0, 2.31],
      [1.68, 2.28],
    ],
    lean: 0.08,
  },
  windows: [
    [0.3, 1.27],
    [0.4, 1.62],
    [0.54, 2.0],
    [0.8, 2.09],
    [1.2, 2.09],
    [1.25, 1.75],
    [1.25, 1.29],
  ],
  doors: [0.26, 1.3],
  blindFrom: 1.29,
  cladding: false,
  lampZ: 0.78,
  grille: { bottom: 0.82, top: 1.06, half: 0.52 },
};

/** Of 3.5 t, as low as a van, on the wheels of one. */
const smallCab: CarSpec = {
  ...scaled(middleCab, 0.93, 0.85, 0.885),
  wheel: { radius: 0.32, rim: 0.19, width: 0.19, front: 0.98, rear: 1.4 },
  lampZ: 0.7,
};

const sizes = {
  mid: { cab: middleCab, rear: 4.45, bed: { from: 1.86, to: 6.3, half: 1.09, floor: 0.96 }, top: 3.12, rail: 0.72 },
  small: { cab: smallCab, rear: 3.6, bed: { from: 1.74, to: 4.75, half: 0.86, floor: 0.8 }, top: 2.62, rail: 0.58 },
} as const;

/** Of a second row, which the bed is so much shorter for. */
const rowLength = 0.74;

/** A lorry with a low cab over its engine and a body of its own: `flatbed`, `box` or `reefer`. */
export async function cabOverPieces(
  size: keyof typeof sizes,
  body: string,
  build: number,
  isCrew: boolean,
): Promise<Piece[]> {
  const { cab: plain, rear, bed: whole, top, rail } = sizes[size];
  const cab: CarSpec = isCrew ? crewCab(plain, 0.98, rowLength) : plain;
  const bed = isCrew ? { ...whole, from: whole.from + rowLength } : whole;
  const { radius } = cab.wheel;
  const made = { ...builtCab(cab, build, 0.28), cladding: build % 3 === 0 };
  const tank = (rear + cab.wheel.front) / 2 + (isCrew ? 0.24 : -0.1);
  return [
    ...(await carPieces(made)),
    ...axle(cab.wheel, 'steel', rear, cab.half - 0.02, 0, 72),
    ...axle(cab.wheel, 'steel', rear, cab.half - 0.06 - cab.wheel.width, 0, 48),
    piece(solid([rear, 0, radius], [0.1, cab.half - 0.2, 0.1], 4), materials.darkSteel),
    ...both(
      piece(solid([rear, cab.half - 0.14, radius * 2 + 0.06], [radius + 0.08, 0.17, 0.014], 10), materials.plastic),
    ),
    ...both(piece(solid([(1 + bed.to) / 2, 0.38, rail], [(bed.to - 1) / 2, 0.045, 0.11]), materials.darkSteel)),
    ...both(piece(solid([tank, cab.half - 0.3, rail - 0.12], [0.4, 0.2, 0.17], 6), materials.satinSilver)),
    piece(solid([bed.to - 0.03, 0, rail - 0.1], [0.04, bed.half - 0.12, 0.06]), materials.darkSteel),
    ...both(piece(solid([bed.to + 0.02, bed.half - 0.22, rail + 0.08], [0.02, 0.15, 0.05], 6), materials.lampRed)),
    ...(body === 'flatbed' ? dropSides(bed) : plateBox(bed, top, body === 'reefer')),
  ];
}
