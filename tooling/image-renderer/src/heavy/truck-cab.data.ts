import type { CarSpec } from '../car/car-spec.ts';
/** The cab of a tractor unit, built as a car without a tail. */
export const truckCab: CarSpec = {
  length: 2.36,
  half: 1.24,
  wheel: { radius: 0.5, rim: 0.3, width: 0.3, front: 1.36, rear: 1.95 },
  bottom: [
    [0, 0.34],
    [0.9, 0.4],
    [2.36, 0.62],
  ],
  edge: [
    [0, 1.86],
    [0.4, 1.9],
    [2.36, 1.9],
  ],
  center: [
    [0, 1.86],
    [0.4, 1.92],
    [2.36, 1.9],
  ],
  noseSweep: 0.3,
  tailSweep: 0.12,
  noseRows: [0.26, 0.1, 0.03, 0, 0, 0.02, 0.04, 0.045, 0.06, 0.08, 0.12],
  tailRows: [0.1, 0.05, 0.02, 0, 0, 0, 0, 0, 0.01, 0.02, 0.05],
  fender: 0.012,
  cabin: {
    cowl: 0.1,
    header: 0.36,
    rearHeader: 2.24,
    rearFoot: 2.3,
    roof: [
      [0.3, 3.28],
      [0.7, 3.55],
      [1.3, 3.72],
      [2.3, 3.76],
    ],
    lean: 0.07,
  },
  windows: [
    [0.36, 1.86],
    [0.46, 2.3],
    [0.56, 2.68],
    [1.0, 2.76],
    [1.42, 2.76],
    [1.46, 2.4],
    [1.46, 1.88],
  ],
  pillars: [],
  doors: [0.3, 1.52],
  blindFrom: 1.5,
  face: 'work',
  rims: 'steel',
  cladding: true,
  rails: false,
  lampZ: 0.84,
  grille: { bottom: 0.98, top: 1.7, half: 0.72 },
  tailZ: [0.7, 0.72],
  lid: 'hatch',
  cabOnly: true,
};

/** A day cab: no bed behind the seats, so the roof is low and no deflector stands on it. */
export const dayCab: CarSpec = {
  ...truckCab,
  cabin: {
    ...truckCab.cabin,
    roof: [
      [0.3, 2.74],
      [0.7, 2.86],
      [1.3, 2.9],
      [2.3, 2.86],
    ],
  },
  windows: truckCab.windows.map(([x, z]) => [x, z > 2.6 ? z - 0.12 : z]),
};
