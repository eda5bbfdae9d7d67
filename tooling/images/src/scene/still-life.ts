import { carPieces } from '../car/car.ts';
import { cars } from '../car/cars.data.ts';
import { axle } from '../car/wheel.ts';
import { materials } from '../car/materials.data.ts';
import type { ColorGroup } from '@showroom/domain/dictionaries';
import type { Piece } from '../mesh/scene.ts';
import { lathe, tube } from '../mesh/solids.ts';
import { place } from '../mesh/mesh.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { solid, type Stand, stageMaterials as m, painted, stood } from './stage.ts';

const middleOf = (name: keyof typeof cars): number => cars[name].length / 2;

export async function parked(name: keyof typeof cars, color: ColorGroup, at: Stand, steer = 0): Promise<Piece[]> {
  return stood(painted(await carPieces(cars[name], steer, 64), color), middleOf(name), at);
}

/** A lathe that stands up instead of lying across. */
const turned = (center: Vec3, profile: readonly (readonly [number, number])[], segments = 64): Piece['mesh'] =>
  place(
    lathe([0, 0, 0], profile, segments),
    (p) => [center[0] + p[0], center[1] + p[2], center[2] + p[1]],
    (n) => [n[0], n[2], n[1]],
  );

/** A line of light let into the floor round a car. */
const halo = (x: number, y: number, radius: number): Piece[] => [
  { mesh: turned([x, y, 0.004], [[radius, 0], [radius + 0.035, 0]], 160), part: { material: m.halo } }, // biome-ignore format: one profile
];

/** Three cars as a hall shows them. */
export async function showroomPieces(): Promise<Piece[]> {
  const wall = [-9, -5.4, -1.8, 1.8, 5.4, 9].flatMap((x) => [
    solid([x, 0, 2], [1.62, 0.05, 2], m.wall),
    solid([x + 1.8, -0.02, 2], [0.05, 0.05, 2], m.light),
  ]);
  return [
    ...halo(0, 0, 2.9),
    ...(await parked('sedan', 'red', { x: 0, y: 0, turn: 0}, -0.25)),
    ...(await parked('suv', 'white', { x: 6.2, y: 1.1, turn: -8 })),
    ...(await parked('hatchback', 'gray', { x: 0.1, y: 6.3, turn: 8 })),
    ...stood(wall, 0, { x: 6.4, y: 8, turn: -38.5 }),
  ];
}

/** A car on a two-post lift, its tool cabinet and a stack of tyres. */
export async function servicePieces(): Promise<Piece[]> {
  const post = (y: number) => [
    solid([0, y, 1.45], [0.14, 0.16, 1.45], m.navy),
    solid([0, y, 0.03], [0.32, 0.3, 0.03], m.graphite),
    solid([0, y - Math.sign(y) * 0.2, 1.28], [0.16, 0.1, 0.18], m.graphite),
  ];
  const tyres = [0, 1, 2, 3].flatMap((i) =>
    axle({ radius: 0.34, rim: 0.24, width: 0.22 }, 'twin', 0, 0, 0, 48)
      .filter((_, k) => k % 2 === 0)
      .map(({ mesh, part }) => ({
        mesh: place(mesh, (p) => [2.9 + p[0], 1.9 + (p[2] - 0.34), 0.24 * (i + 1) + p[1]], (n) => [n[0], n[2], n[1]]), // biome-ignore format: one move
        part,
      })),
  );
  return [
    ...(await parked('suv', 'blue', { x: 0.1, y: 0, turn: 0, lift: 1.08 })),
    ...post(1.42),
    ...post(-1.42),
    solid([0, 0, 2.94], [0.1, 1.56, 0.07], m.navy),
    ...[-1, 1].flatMap((y) => [-1, 1].map((x) => solid([x * 0.55, y * 0.95, 1.26], [0.6, 0.06, 0.05], m.graphite))),
    solid([-2.7, 1.9, 0.55], [0.55, 0.3, 0.5], m.signal, 12),
    solid([-2.7, 1.9, 1.07], [0.58, 0.33, 0.03], m.graphite, 12),
    ...[0.25, 0.45, 0.65, 0.85].map((z) => solid([-2.7, 1.59, z], [0.5, 0.01, 0.012], m.metal)),
    ...tyres,
  ];
}

/** A new car with a bow on its bonnet. */
export async function deliveryPieces(): Promise<Piece[]> {
  const at: Stand = { x: 0, y: 0, turn: 0 };
  const knot: Vec3 = [-1.6, 0, 1.0];
  const { satin } = m;
  const loop = (side: number): Vec3[] =>
    Array.from({ length: 25 }, (_, i) => {
      const a = (i / 24) * Math.PI * 2;
      return [knot[0] + Math.sin(a) * 0.1, knot[1] + side * (0.3 - Math.cos(a) * 0.3), knot[2] + 0.12 * Math.sin(a) + 0.1 * (1 - Math.cos(a))];
    });
  const ribbon: Vec3[] = [[-2.16, 0, 0.72], [-2.0, 0, 0.86], [-1.6, 0, 0.95], [-1.15, 0, 1.01]]; // biome-ignore format: one line
  return [
    ...halo(0, 0, 2.9),
    ...(await parked('hatchback', 'white', at, -0.25)),
    ...[-1, 1].map((side) => ({ mesh: tube(loop(side), (t) => 0.022 + 0.03 * Math.sin(t * Math.PI), 14), part: { material: satin } })),
    { mesh: tube([[knot[0], 0, knot[2] - 0.06], [knot[0], 0, knot[2] + 0.05]], 0.06, 18), part: { material: satin } }, // biome-ignore format: one knot
    { mesh: tube(ribbon, 0.028, 10), part: { material: satin } },
    ...[-1, 1].map((side) => ({ mesh: tube([knot, [knot[0] - 0.3, side * 0.24, knot[2] - 0.04], [knot[0] - 0.5, side * 0.4, knot[2] - 0.14]], (t) => 0.03 + 0.03 * t, 12), part: { material: satin } })), // biome-ignore format: one tail
  ];
}

/** A scale model on a contract, coins and a key: the table of the credit desk. */
export async function creditPieces(): Promise<Piece[]> {
  const coins = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      mesh: turned([x + Math.sin(i * 2.1) * 0.008, y + Math.cos(i * 1.7) * 0.008, 0.006 + i * 0.036], [[0.001, 0], [0.125, 0], [0.132, 0.006], [0.132, 0.027], [0.125, 0.033], [0.11, 0.033], [0.108, 0.029], [0.001, 0.029]], 48), // biome-ignore format: one profile
      part: { material: materials.gold },
    }));
  return [
    solid([0, 0, -0.004], [6, 6, 0.006], m.slate, 40),
    solid([0.08, -0.02, 0.0], [1.02, 0.6, 0.008], m.paper, 40),
    ...(await parked('sedan', 'red', { x: 0.1, y: 0.02, turn: 0, lift: 0.01, scale: 0.27 }, -0.25)),
    ...coins(-0.86, -0.52, 3),
    ...coins(-0.56, -0.62, 6),
    ...coins(-0.26, -0.66, 10),
    solid([0.72, -0.58, 0.04], [0.16, 0.075, 0.035], m.graphite, 4),
    solid([0.7, -0.58, 0.077], [0.05, 0.03, 0.004], m.metal, 4),
    { mesh: tube(Array.from({ length: 33 }, (_, i): Vec3 => { const a = (i / 32) * Math.PI * 2; return [0.95 + Math.cos(a) * 0.085, -0.58 + Math.sin(a) * 0.085, 0.016]; }), 0.008, 8), part: { material: materials.chrome } }, // biome-ignore format: one ring
  ];
}

/** The old car and the new one, nose to nose. */
export async function tradeInPieces(): Promise<Piece[]> {
  return [
    ...(await parked('suv-3d', 'beige', { x: -2.55, y: 0.3, turn: 152 })),
    ...(await parked('suv', 'blue', { x: 2.65, y: 0, turn: 26 }, -0.2)),
  ];
}

/** A car under a glass dome. */
export async function insurancePieces(): Promise<Piece[]> {
  const profile = Array.from({ length: 30 }, (_, i): [number, number] => {
    const a = (i / 29) * (Math.PI / 2);
    return [Math.max(0.001, Math.cos(a) * 3.15), Math.sin(a) * 2.35];
  });
  return [
    ...halo(0, 0, 3.24),
    ...(await parked('liftback', 'green', { x: 0, y: 0, turn: 0}, -0.25)),
    { mesh: turned([0, 0, 0.01], profile, 120), part: { material: m.dome } },
    { mesh: turned([0, 0, 0.005], [[3.15, 0], [3.19, 0], [3.19, 0.05], [3.15, 0.05]], 120), part: { material: m.metal } }, // biome-ignore format: one profile
  ];
}

/** The picture that opens the site. */
export async function heroPieces(): Promise<Piece[]> {
  return [
    ...(await parked('coupe', 'red', { x: -0.2, y: -0.6, turn: 0 }, -0.28)),
    ...(await parked('suv', 'gray', { x: 5.2, y: -0.3, turn: -4 }, -0.2)),
    ...(await parked('sedan', 'black', { x: -0.9, y: 4.6, turn: 6 }, -0.2)),
  ];
}
