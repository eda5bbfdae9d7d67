import { length3, type Vec3 } from './vec.ts';

/** Triangles with smooth normals. `st` are coordinates of the part's texture in metres (or any unit of its author). */
export type Mesh = {
  positions: Float32Array;
  normals: Float32Array;
  st: Float32Array;
  index: Uint32Array;
};

const point = (list: Float32Array, i: number): Vec3 => [list[i] ?? 0, list[i + 1] ?? 0, list[i + 2] ?? 0];

/** `list.set(p, i)`, which takes several times as long for three numbers. */
export function write(list: Float32Array, i: number, p: Vec3): void {
  list[i] = p[0];
  list[i + 1] = p[1];
  list[i + 2] = p[2];
}

/** Rigid or mirrored copy: `linear` maps both points and normals (rows of an orthogonal 3×3 matrix). */
export function place(mesh: Mesh, move: (p: Vec3) => Vec3, turn: (n: Vec3) => Vec3 = (n) => n): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  const normals = new Float32Array(mesh.normals.length);
  for (let i = 0; i < positions.length; i += 3) {
    write(positions, i, move(point(mesh.positions, i)));
    write(normals, i, turn(point(mesh.normals, i)));
  }
  return { ...mesh, positions, normals };
}

/** The other half of the car: mirrored over the y = 0 plane. */
export function mirrored(mesh: Mesh): Mesh {
  const positions = mesh.positions.slice();
  const normals = mesh.normals.slice();
  for (let i = 1; i < positions.length; i += 3) {
    positions[i] = -(positions[i] as number);
    normals[i] = -(normals[i] as number);
  }
  return { ...mesh, positions, normals };
}

export function normalsOf(positions: Float32Array, index: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  const put = (v: number, x: number, y: number, z: number): void => {
    normals[v] = (normals[v] as number) + x;
    normals[v + 1] = (normals[v + 1] as number) + y;
    normals[v + 2] = (normals[v + 2] as number) + z;
  };
  // Written out: lists of three for every corner were a tenth of a picture's time.
  for (let i = 0; i < index.length; i += 3) {
    const a = (index[i] as number) * 3;
    const b = (index[i + 1] as number) * 3;
    const c = (index[i + 2] as number) * 3;
    const ux = (positions[b] as number) - (positions[a] as number);
    const uy = (positions[b + 1] as number) - (positions[a + 1] as number);
    const uz = (positions[b + 2] as number) - (positions[a + 2] as number);
    const vx = (positions[c] as number) - (positions[a] as number);
    const vy = (positions[c + 1] as number) - (positions[a + 1] as number);
    const vz = (positions[c + 2] as number) - (positions[a + 2] as number);
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    put(a, x, y, z);
    put(b, x, y, z);
    put(c, x, y, z);
  }
  for (let i = 0; i < normals.length; i += 3) {
    const x = normals[i] as number;
    const y = normals[i + 1] as number;
    const z = normals[i + 2] as number;
    const long = length3(x, y, z);
    const k = long > 1e-12 ? 1 / long : 0;
    normals[i] = x * k;
    normals[i + 1] = y * k;
    normals[i + 2] = k === 0 ? 1 : z * k;
  }
  return normals;
}
