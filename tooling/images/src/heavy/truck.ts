import { carInsidePieces, carPieces } from '../car/car.ts';
import type { CarSpec } from '../car/car-spec.ts';
import { materials } from '../car/materials.data.ts';
import { wheelPieces } from '../car/wheel.ts';
import { type Mesh, place } from '../mesh/mesh.ts';
import { both, type Material, type Piece } from '../mesh/scene.ts';
import { block, lathe, tube } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';

const piece = (mesh: Mesh, material: Material): Piece => ({ mesh, part: { material } });
const box = (center: Vec3, half: Vec3, power = 14): Mesh => block(center, half, power, (p) => p, 16);

/** Wheels of an axle with a lorry's dish; `twin` puts a second tyre inside. */
export function heavyAxle(x: number, y: number, twin: boolean): Piece[] {
  const size = { radius: 0.5, rim: 0.3, width: 0.29 };
  const dish: Piece[] = [
    piece(lathe([0, 0, 0], [[0.3, -0.01], [0.285, -0.02], [0.27, -0.12], [0.2, -0.14], [0.18, -0.06], [0.15, -0.03], [0.12, 0.0], [0.09, 0.02], [0.001, 0.03]], 64), materials.alloyFace), // biome-ignore format: one profile
  ];
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2;
    dish.push(piece(block([Math.cos(a) * 0.165, -0.03, Math.sin(a) * 0.165], [0.014, 0.02, 0.014], 3, (p) => p, 8), materials.chrome));
    dish.push(piece(block([Math.cos(a + 0.31) * 0.235, -0.128, Math.sin(a + 0.31) * 0.235], [0.022, 0.006, 0.022], 2.2, (p) => p, 8), materials.well));
  }
  const tyreOnly = wheelPieces(size, 'steel', 64).slice(0, 3);
  return [...tyreOnly, ...dish].flatMap(({ mesh, part }) => {
    const at = (inset: number) =>
      both({ mesh: place(mesh, (p) => [x + p[0], y - inset + p[1], p[2] + 0.5]), part });
    return twin ? [...at(0), ...at(0.34)] : at(0);
  });
}

const cab: CarSpec = {
  length: 2.36,
  half: 1.24,
  wheel: { radius: 0.5, rim: 0.3, width: 0.3, front: 1.36, rear: 1.95 },
  bottom: [[0, 0.34], [0.9, 0.4], [2.36, 0.62]],
  edge: [[0, 1.86], [0.4, 1.9], [2.36, 1.9]],
  center: [[0, 1.86], [0.4, 1.92], [2.36, 1.9]],
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
    roof: [[0.3, 3.28], [0.7, 3.55], [1.3, 3.72], [2.3, 3.76]],
    lean: 0.07,
  },
  windows: [[0.36, 1.86], [0.46, 2.3], [0.56, 2.68], [1.0, 2.76], [1.42, 2.76], [1.46, 2.4], [1.46, 1.88]],
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

/** A tractor unit: the cab, its chassis and what hangs on it. */
export async function truckPieces(): Promise<Piece[]> {
  const rear = 5.1;
  const rail = 0.92;
  return [
    ...(await carPieces(cab)),
    ...heavyAxle(1.36, 1.2, false),
    ...heavyAxle(rear, 1.2, true),
    ...both(piece(box([3.9, 0.42, rail], [2.1, 0.05, 0.13]), materials.darkSteel)),
    piece(box([rear, 0, 0.52], [0.16, 1.0, 0.13], 4), materials.darkSteel),
    // Fifth wheel.
    piece(block([rear - 0.1, 0, rail + 0.26], [0.48, 0.44, 0.035], 5, (p) => [p[0], p[1] * (1 - 0.3 * p[0]), p[2]], 18), materials.darkSteel),
    ...both(piece(box([rear - 0.1, 0.36, rail + 0.15], [0.2, 0.06, 0.1]), materials.darkSteel)),
    // Tanks and skirts between the axles.
    ...both(piece(box([3.28, 0.98, 0.78], [0.72, 0.24, 0.33], 6), materials.satinSilver)),
    ...both(piece(box([3.02, 0.98, 0.78], [0.02, 0.25, 0.34], 6), materials.plastic)),
    ...both(piece(box([3.56, 0.98, 0.78], [0.02, 0.25, 0.34], 6), materials.plastic)),
    ...both(piece(box([3.3, 1.2, 0.7], [0.86, 0.02, 0.34], 10), materials.paintPart)),
    ...both(piece(lathe([rear, 0.87, 0.5], [[0.58, 0.34], [0.59, 0.3], [0.59, -0.3], [0.58, -0.34]], 32, 0.15, Math.PI - 0.15), materials.plastic)), // biome-ignore format: one profile
    piece(box([5.98, 0, rail], [0.05, 1.1, 0.09]), materials.darkSteel),
    ...both(piece(box([6.04, 0.86, rail], [0.02, 0.2, 0.06], 6), materials.lampRed)),
    // Roof deflector, sun visor, steps, air lines.
    piece(block([0.34, 0, 3.14], [0.12, 1.02, 0.05], 5, (p) => [p[0] + 0.5 * p[2] + 0.8 * p[1] * p[1], p[1], p[2] - 0.9 * p[0]], 20), materials.screen),
    ...both(piece(box([1.9, 1.14, 2.5], [0.4, 0.02, 1.1], 12), materials.paintPart)),
    ...[0.1, 0, -0.1].map((y) => piece(tube([[2.4, y, 1.6], [2.7, y * 2, 1.15], [3.2, y, 1.1], [3.6, y, 1.06]], 0.018, 8), y ? materials.lampRedDull : materials.plastic)),
  ];
}

export const truckCab = cab;
export const truckInsidePieces = (): Promise<Piece[]> => carInsidePieces(cab);
