import { materials } from '../car/materials.data.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { both, type Material, type Part, type Piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import { gridMesh } from '../mesh/surface.ts';
import type { Vec2, Vec3 } from '../mesh/vec.ts';
import { box, Drawing, poly } from '../texture/drawing.ts';
import { heavyAxle } from './truck.ts';

const piece = (mesh: Mesh, material: Material): Piece => ({ mesh, part: { material } });
const solid = (center: Vec3, half: Vec3, power = 16): Mesh => block(center, half, power, (p) => p, 16);

/** Shorter than the 13.6 m of the road: a picture of the true length would be a line. */
const long = 9.6;
const half = 1.25;
const floor = 1.18;
const roof = 3.96;

/** A flat wall; `at` maps the unit square to space, st are its metres. */
function wall(at: (u: number, v: number) => Vec3, size: Vec2, part: Part): Piece {
  return {
    mesh: gridMesh({ rows: 5, cols: 25, at: (r, c) => at(c / 24, r / 4) }, { st: (_, r, c) => [(c / 24) * size[0], (r / 4) * size[1]] }),
    part,
  };
}

const tall = roof - floor;

/** Curtain sides with their straps. */
function curtain(): Drawing {
  const d = new Drawing([0, 0], [long, tall], 220);
  d.fill(box(0, 0, long, 0.13), { color: '#2a2c2f', gloss: 0.05 });
  d.fill(box(0, tall - 0.16, long, tall), { color: '#c9ccd0', gloss: 0.3 });
  for (let x = 0.35; x < long; x += 0.62) {
    d.stroke(poly([[x, 0.06], [x, tall - 0.16]], false), 0.05, { color: '#000', opacity: 0.1 }); // biome-ignore format: one line
    d.stroke(poly([[x + 0.05, 0.06], [x + 0.05, tall - 0.16]], false), 0.03, { color: '#fff', opacity: 0.07 }); // biome-ignore format: one line
    d.stroke(poly([[x, 0.02], [x, 0.32]], false), 0.045, { color: '#17181a' }); // biome-ignore format: one strap
    d.fill(box(x - 0.03, 0.16, x + 0.03, 0.24, 0.01), { color: '#b9bcc0', gloss: 0.5 });
  }
  for (const x of [0.06, long - 0.06]) d.stroke(poly([[x, 0], [x, tall]], false), 0.1, { color: '#c9ccd0', gloss: 0.3 }); // biome-ignore format: one post
  return d;
}

/** Rear doors with their lock bars. */
function doors(): Drawing {
  const d = new Drawing([0, 0], [half * 2, tall], 300);
  d.fill(box(0, 0, half * 2, tall), { color: '#e3e5e7', gloss: 0.06 });
  d.stroke(box(0.05, 0.05, half * 2 - 0.05, tall - 0.05), 0.1, { color: '#b4b8bc', gloss: 0.35 });
  d.gap(poly([[half, 0], [half, tall]], false), 0.02); // biome-ignore format: one line
  for (const x of [0.45, 0.95, half * 2 - 0.95, half * 2 - 0.45]) {
    d.stroke(poly([[x, 0.04], [x, tall - 0.04]], false), 0.04, { color: '#9da1a6', gloss: 0.5 }); // biome-ignore format: one bar
    for (const z of [0.3, 0.9, tall - 0.3]) d.fill(box(x - 0.06, z, x + 0.06, z + 0.06, 0.01), { color: '#77797d', gloss: 0.3 });
    d.stroke(poly([[x, 0.75], [x + 0.24, 0.75]], false), 0.03, { color: '#85888c', gloss: 0.4 }); // biome-ignore format: one handle
  }
  return d;
}

export async function trailerPieces(): Promise<Piece[]> {
  const [sides, back] = await Promise.all([curtain().texture(), doors().texture()]);
  const skin = { ...materials.paintPart, gloss: 0.05, rough: 0.25 };
  const sidePart: Part = { material: skin, texture: sides };
  const white: Material = { albedo: [0.72, 0.73, 0.74], paint: 0, gloss: 0.06, rough: 0.2 };
  const plain: Part = { material: white };
  const axles = [long - 3.5, long - 2.2, long - 0.9 - 0.0];
  return [
    wall((u, v) => [u * long, -half, floor + v * tall], [long, tall], sidePart),
    wall((u, v) => [u * long, half, floor + v * tall], [long, tall], sidePart),
    wall((u, v) => [0, (u * 2 - 1) * half, floor + v * tall], [half * 2, tall], plain),
    wall((u, v) => [long, (u * 2 - 1) * half, floor + v * tall], [half * 2, tall], { material: white, texture: back }),
    wall((u, v) => [u * long, (v * 2 - 1) * half, roof], [long, half * 2], plain),
    ...both(piece(solid([long / 2, half, roof - 0.03], [long / 2 + 0.02, 0.035, 0.05], 10), materials.satinSilver)),
    piece(solid([0.02, 0, (floor + roof) / 2], [0.03, half + 0.01, tall / 2], 14), white),
    ...both(piece(solid([0.0, half - 0.02, (floor + roof) / 2], [0.06, 0.06, tall / 2 + 0.02], 8), materials.satinSilver)),
    // Chassis, landing legs, side guards, underrun bar.
    piece(solid([long / 2, 0, floor - 0.06], [long / 2, half - 0.04, 0.06]), materials.darkSteel),
    ...both(piece(solid([long / 2 + 0.4, 0.5, floor - 0.24], [long / 2 - 0.6, 0.06, 0.16]), materials.darkSteel)),
    ...both(piece(solid([2.3, 0.78, 0.66], [0.07, 0.07, 0.5], 8), materials.steel)),
    ...both(piece(solid([2.3, 0.78, 0.1], [0.16, 0.14, 0.05], 8), materials.darkSteel)),
    ...[0.72, 0.98].flatMap((z) => both(piece(solid([3.9, half - 0.06, z], [1.15, 0.02, 0.055], 10), materials.satinSilver))),
    piece(solid([long - 0.06, 0, 0.55], [0.05, half - 0.06, 0.07], 8), materials.satinSilver),
    piece(solid([long - 0.02, 0, 1.02], [0.03, half - 0.02, 0.1], 10), materials.plastic),
    ...both(piece(solid([long + 0.02, 0.92, 1.02], [0.02, 0.24, 0.06], 8), materials.lampRed)),
    piece(solid([long + 0.02, 0, 1.02], [0.01, 0.26, 0.056], 12), materials.plate),
    ...axles.flatMap((x) => [...heavyAxle(x, 1.22, false), piece(solid([x, 0, 0.5], [0.08, 1.0, 0.08], 4), materials.darkSteel)]),
    ...axles.flatMap((x) => both(piece(solid([x, 1.02, 1.06], [0.54, 0.22, 0.02], 10), materials.plastic))),
  ];
}

/** The empty cargo space, as seen from its open doors. */
export async function cargoPieces(): Promise<Piece[]> {
  const planks = new Drawing([0, 0], [long, half * 2], 220);
  planks.fill(box(0, 0, long, half * 2), { color: '#8a6f52', gloss: 0.03 });
  for (let y = 0.14; y < half * 2; y += 0.14) planks.stroke(poly([[0, y], [long, y]], false), 0.008, { color: '#3c2d1e', opacity: 0.7 }); // biome-ignore format: one joint
  for (let x = 1.2; x < long; x += 2.4) planks.stroke(poly([[x, 0], [x, half * 2]], false), 0.03, { color: '#6d6f73', gloss: 0.3 }); // biome-ignore format: one sill
  const ribs = new Drawing([0, 0], [long, tall], 220);
  ribs.fill(box(0, 0, long, 0.3), { color: '#9da2a8', gloss: 0.25 });
  for (let z = 0.75; z < tall; z += 0.55) ribs.stroke(poly([[0, z], [long, z]], false), 0.09, { color: '#a98d68', gloss: 0.03 }); // biome-ignore format: one slat
  for (let x = 0.1; x < long; x += 2.4) ribs.stroke(poly([[x, 0], [x, tall]], false), 0.12, { color: '#b9bcc0', gloss: 0.3 }); // biome-ignore format: one post
  const [floorLook, wallLook] = await Promise.all([planks.texture(), ribs.texture()]);
  const lit: Material = { albedo: [0.6, 0.61, 0.62], paint: 0, gloss: 0.03, rough: 0.6, shelter: 0.9 };
  const cloth: Material = { ...lit, paint: 1, gloss: 0.02 };
  const frontWall: Part = { material: lit };
  return [
    wall((u, v) => [u * long, (v * 2 - 1) * half, floor], [long, half * 2], { material: lit, texture: floorLook }),
    wall((u, v) => [u * long, -half, floor + v * tall], [long, tall], { material: cloth, texture: wallLook }),
    wall((u, v) => [u * long, half, floor + v * tall], [long, tall], { material: cloth, texture: wallLook }),
    wall((u, v) => [0.2, (u * 2 - 1) * half, floor + v * tall], [half * 2, tall], frontWall),
    wall((u, v) => [u * long, (v * 2 - 1) * half, roof], [long, half * 2], { material: { ...lit, albedo: [0.8, 0.81, 0.82] } }),
    ...Array.from({ length: 12 }, (_, i) => piece(solid([0.26, (i / 11 - 0.5) * 2.3, floor + tall / 2], [0.02, 0.05, tall / 2], 10), materials.satinSilver)),
    ...Array.from({ length: 6 }, (_, i) => piece(solid([0.6 + i * 1.7, 0, roof - 0.05], [0.05, half, 0.04], 10), materials.steel)),
  ];
}

export const cargoEye = { x: long + 0.35, floor, tall };
