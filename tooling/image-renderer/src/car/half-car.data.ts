import type { CarSpec } from './car-spec.ts';
import { cars } from './cars.data.ts';

const { hatchback } = cars;

/** Where the steel ends, behind the doors of the driver. */
const end = 2.5;

/** A small car as far as its front doors; what it carries stands behind. */
export const halfCar: CarSpec = {
  ...hatchback,
  length: end,
  half: 0.85,
  wheel: { radius: 0.3, rim: 0.19, width: 0.19, front: 0.82, rear: 2.3 },
  bottom: [
    [0, 0.21],
    [0.6, 0.2],
    [1.6, 0.21],
    [end, 0.23],
  ],
  edge: [
    [0, 0.75],
    [0.3, 0.81],
    [0.9, 0.905],
    [1.4, 0.945],
    [end, 0.965],
  ],
  center: [
    [0, 0.75],
    [0.25, 0.865],
    [0.8, 0.97],
    [1.3, 1.02],
    [end, 0.98],
  ],
  tailSweep: 0.06,
  tailRows: [0.05, 0.02, 0.01, 0, 0, 0, 0, 0, 0.01, 0.02, 0.03],
  cabin: {
    cowl: 1.16,
    header: 1.8,
    rearHeader: 2.44,
    rearFoot: 2.48,
    roof: [
      [1.74, 1.42],
      [1.96, 1.475],
      [2.2, 1.49],
      [2.46, 1.48],
    ],
    lean: 0.18,
  },
  windows: [
    [1.5, 0.975],
    [1.8, 1.2],
    [2.04, 1.335],
    [2.3, 1.375],
    [2.34, 1.2],
    [2.34, 0.99],
  ],
  pillars: [],
  doors: [1.3, 2.38],
  blindFrom: 2.36,
  rims: 'steel',
  cladding: false,
  tailZ: [0.5, 0.52],
  cabOnly: true,
};
