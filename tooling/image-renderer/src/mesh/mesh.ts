import { cross, sub, unit, type Vec3 } from './vec.ts';

/** Triangles with smooth normals. `st` are coordinates of the part's texture in metres (or any unit of its author). */
export type Mesh = {
  positions: Float32Array;
  normals: Float32Array;
  st: Float32Array;
  index: Uint32Array;
};

const point = (list: Float32Array, i: number): Vec3 => [list[i * 3] ?? 0, list[i * 3 + 1] ?? 0, list[i * 3 + 2] ?? 0];

/** Rigid or mirrored copy: `linear` maps both points and normals (rows of an orthogonal 3×3 matrix). */
export function place(mesh: Mesh, move: (p: Vec3) => Vec3, turn: (n: Vec3) => Vec3 = (n) => n): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  const normals = new Float32Array(mesh.normals.length);
  for (let i = 0; i < positions.length / 3; i++) {
    positions.set(move(point(mesh.positions, i)), i * 3);
    normals.set(turn(point(mesh.normals, i)), i * 3);
  }
  return { ...mesh, positions, normals };
}

/** The other half of the car: mirrored over the y = 0 plane. */
export const mirrored = (mesh: Mesh): Mesh =>
  place(
    mesh,
    (p) => [p[0], -p[1], p[2]],
    (n) => [n[0], -n[1], n[2]],
  );

export function normalsOf(positions: Float32Array, index: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [index[i] ?? 0, index[i + 1] ?? 0, index[i + 2] ?? 0];
    const pa = point(positions, a);
    const n = cross(sub(point(positions, b), pa), sub(point(positions, c), pa));
    for (const v of [a, b, c]) for (let k = 0; k < 3; k++) normals[v * 3 + k] = (normals[v * 3 + k] ?? 0) + (n[k] ?? 0);
  }
  for (let i = 0; i < normals.length / 3; i++) normals.set(unit(point(normals, i)), i * 3);
  return normals;
}
