import { carPieces } from '../car/car.ts';
import { cars } from '../car/cars.data.ts';
import type { Material, Piece } from '../mesh/scene.ts';
import { stageMaterials as m, painted, solid, stood } from './stage.ts';

type Look = {
  width: number;
  height: number;
  depth: number;
  fascia: Material;
  accent: Material;
  /** A wing of another height at one end, or none. */
  wing: number;
  canopy: boolean;
  columns: boolean;
  pylon: boolean;
};

const looks: readonly Look[] = [
  {
    width: 20,
    height: 5.6,
    depth: 9,
    fascia: m.graphite,
    accent: m.signal,
    wing: 5,
    canopy: false,
    columns: false,
    pylon: true,
  },
  {
    width: 18,
    height: 6.4,
    depth: 9,
    fascia: m.navy,
    accent: m.amber,
    wing: 0,
    canopy: true,
    columns: true,
    pylon: false,
  },
  {
    width: 22,
    height: 5,
    depth: 9,
    fascia: m.wall,
    accent: m.signal,
    wing: 6,
    canopy: true,
    columns: false,
    pylon: true,
  },
  {
    width: 17,
    height: 7.4,
    depth: 9,
    fascia: m.timber,
    accent: m.graphite,
    wing: 4,
    canopy: false,
    columns: true,
    pylon: false,
  },
  {
    width: 21,
    height: 5.8,
    depth: 9,
    fascia: m.stone,
    accent: m.navy,
    wing: 0,
    canopy: false,
    columns: true,
    pylon: true,
  },
  {
    width: 19,
    height: 6,
    depth: 9,
    fascia: m.graphite,
    accent: m.amber,
    wing: 6,
    canopy: true,
    columns: false,
    pylon: true,
  },
];

/** A dealer's building: a lit glass hall with cars inside and before it. The street side is y = 0, toward −y. */
export async function dealerPieces(variant: number): Promise<Piece[]> {
  const look = looks[(variant - 1) % looks.length] ?? looks[0];
  if (!look) return [];
  const { width: w, height: h, depth: d } = look;
  const band = 1.15;
  const pieces: Piece[] = [
    solid([w / 2, d / 2, h + 0.1], [w / 2 + 0.3, d / 2 + 0.3, 0.12], look.fascia),
    solid([w / 2, -0.05, h - band / 2], [w / 2 + 0.2, 0.22, band / 2], look.fascia),
    solid([w / 2, d, h / 2], [w / 2, 0.1, h / 2], m.wall),
    solid([0.05, d / 2, h / 2], [0.12, d / 2, h / 2], look.fascia),
    solid([w - 0.05, d / 2, h / 2], [0.12, d / 2, h / 2], look.fascia),
    solid([w / 2, d / 2, 0.05], [w / 2, d / 2, 0.05], m.stone),
    solid([w / 2, 0.02, (h - band) / 2], [w / 2 - 0.1, 0.015, (h - band) / 2], m.pane, 60),
    solid([w / 2, -0.06, 0.1], [w / 2 + 0.1, 0.1, 0.1], look.fascia),
    // A line of light under the fascia.
    solid([w / 2, -0.2, h - band - 0.03], [w / 2 - 0.1, 0.05, 0.035], m.light),
    // A sign without a name: the accent plate.
    solid([w * 0.24, -0.32, h - band / 2], [1.9, 0.06, 0.26], look.accent),
  ];
  for (let x = 0; x <= w + 0.01; x += w / 12)
    pieces.push(solid([x, -0.02, (h - band) / 2], [0.045, 0.07, (h - band) / 2], m.graphite));
  pieces.push(solid([w / 2, -0.02, 2.7], [w / 2, 0.06, 0.035], m.graphite));
  for (let i = 0; i < 5; i++) pieces.push(solid([(w * (i + 0.5)) / 5, d / 2, h - 0.35], [w / 14, 1.6, 0.05], m.light));
  // Entrance portal.
  const door = w * 0.62;
  pieces.push(
    solid([door - 1.5, -0.55, 1.6], [0.16, 0.6, 1.6], look.accent),
    solid([door + 1.5, -0.55, 1.6], [0.16, 0.6, 1.6], look.accent),
    solid([door, -0.55, 3.25], [1.66, 0.6, 0.16], look.accent),
  );
  if (look.canopy) pieces.push(solid([w * 0.3, -1.6, h - band - 0.1], [w * 0.31, 1.7, 0.1], look.fascia));
  if (look.columns)
    for (const t of [0.02, 0.26, 0.5, 0.98])
      pieces.push(solid([w * t, -0.75, (h - band) / 2], [0.16, 0.16, (h - band) / 2], m.wall, 4));
  if (look.wing) {
    const x = w + look.wing / 2;
    pieces.push(
      solid([x, d / 2 + 0.5, (h - 1.4) / 2], [look.wing / 2, d / 2, (h - 1.4) / 2], m.wall),
      solid([x, d / 2 + 0.45, h - 1.3], [look.wing / 2 + 0.15, d / 2 + 0.1, 0.12], look.fascia),
      solid([x, 0.45, 1.5], [look.wing / 2 - 0.8, 0.06, 1.5], m.metal),
    );
    for (let z = 0.4; z < 3; z += 0.42) pieces.push(solid([x, 0.4, z], [look.wing / 2 - 0.8, 0.06, 0.02], m.graphite));
  }
  if (look.pylon)
    pieces.push(
      solid([-1.5, -2.4, 3.1], [0.75, 0.16, 3.1], m.graphite),
      solid([-1.5, -2.58, 5.2], [0.6, 0.03, 0.55], look.accent),
    );
  const [suv, sedan] = await Promise.all([carPieces(cars.suv, 0, 40), carPieces(cars.sedan, 0, 40)]);
  const turn = variant % 2 ? 22 : -24;
  pieces.push(
    ...stood(painted(suv, variant % 2 ? 'white' : 'gray'), 2.35, { x: w * 0.18, y: 2.4, turn: turn + 8, lift: 0.1 }),
    ...stood(painted(sedan, variant % 3 ? 'silver' : 'red'), 2.43, { x: w * 0.44, y: 2.6, turn: turn - 4, lift: 0.1 }),
    ...stood(painted(suv, variant % 2 ? 'blue' : 'burgundy'), 2.35, { x: w * 0.82, y: 2.5, turn, lift: 0.1 }),
    ...stood(painted(sedan, variant % 2 ? 'black' : 'white'), 2.43, { x: w * 0.3, y: -4.2, turn: -16 }),
    ...stood(painted(suv, variant % 3 ? 'red' : 'blue'), 2.35, { x: w * 0.86, y: -4.0, turn: 18 }),
  );
  return pieces;
}
