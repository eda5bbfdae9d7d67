import type { Texture } from '../texture/texture.ts';
import type { Mesh } from './mesh.ts';
import { mirrored } from './mesh.ts';

/** What a surface is made of. Colours are linear light, 0…1. */
export type Material = {
  /** Own colour; the part `paint` of the surface takes the vehicle's paint instead. */
  albedo: readonly [number, number, number];
  /** Share of the vehicle's paint, 0…1. */
  paint: number;
  /** Mirror reflection at normal incidence: 0.04 for lacquer and plastic, 0.6 for chrome, 0 for cloth. */
  gloss: number;
  /** Blur of that mirror, 0 (mirror) … 1 (dull). */
  rough: number;
  /** Reflection coloured by the albedo (metal) rather than white (lacquer). */
  metal?: boolean;
  /** Light that the surface gives off. */
  emit?: number;
  /** Share of ambient light that reaches a sheltered part (wheel wells, cabins). */
  shelter?: number;
  /** Glass: seen through, tinted to this share of light. */
  glass?: number;
  /** Lies on the floor: throws no shadow and takes those of the others. */
  ground?: boolean;
  /** An open shell whose inner side is trim of this lightness (a car's body), not more of the same. */
  lining?: number;
};

/** 0 nothing there, 1 solid, 2 glass. */
export type Coverage = (x: number, y: number, z: number, s: number, t: number) => 0 | 1 | 2;

export type Part = {
  material: Material;
  texture?: Texture;
  coverage?: Coverage;
  /** The edge of its coverage runs nearly straight across a triangle: what its three corners agree on holds between them. */
  cornersTell?: boolean;
  glassMaterial?: Material;
};

export type Piece = { mesh: Mesh; part: Part };

/** All pieces of a picture in flat arrays, as the rasteriser wants them. */
export type Scene = {
  positions: Float32Array;
  normals: Float32Array;
  st: Float32Array;
  index: Uint32Array;
  partOf: Uint16Array;
  parts: Part[];
};

/** A mesh of one plain material. */
export const piece = (mesh: Mesh, material: Material): Piece => ({ mesh, part: { material } });

/** A piece and its mirror image on the other side of the car. */
export const both = (piece: Piece): Piece[] => [piece, { ...piece, mesh: mirrored(piece.mesh) }];

export function sceneOf(pieces: readonly Piece[]): Scene {
  const parts: Part[] = [];
  let vertices = 0;
  let corners = 0;
  for (const { mesh } of pieces) {
    vertices += mesh.positions.length / 3;
    corners += mesh.index.length;
  }
  const scene: Scene = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    st: new Float32Array(vertices * 2),
    index: new Uint32Array(corners),
    partOf: new Uint16Array(corners / 3),
    parts,
  };
  let vertex = 0;
  let corner = 0;
  for (const { mesh, part } of pieces) {
    let number = parts.indexOf(part);
    if (number < 0) number = parts.push(part) - 1;
    scene.positions.set(mesh.positions, vertex * 3);
    scene.normals.set(mesh.normals, vertex * 3);
    scene.st.set(mesh.st, vertex * 2);
    for (let i = 0; i < mesh.index.length; i++) scene.index[corner + i] = (mesh.index[i] ?? 0) + vertex;
    scene.partOf.fill(number, corner / 3, (corner + mesh.index.length) / 3);
    vertex += mesh.positions.length / 3;
    corner += mesh.index.length;
  }
  return scene;
}
