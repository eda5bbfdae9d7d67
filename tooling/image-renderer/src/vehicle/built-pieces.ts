import { place } from '../mesh/mesh.ts';
import type { Coverage, Part, Piece } from '../mesh/scene.ts';

/** Length, width and height of eight builds against the drawn one; wheels stay round enough within these. */
const builds: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [1.07, 1, 0.98],
  [0.94, 1.02, 1.01],
  [1.03, 0.95, 1.05],
  [0.97, 1.05, 0.96],
  [1.1, 1.02, 1.03],
  [0.92, 0.97, 0.99],
  [1.05, 1.06, 1.06],
];

/** The same thing as another maker proportions it. */
export function builtPieces(pieces: readonly Piece[], build: number): Piece[] {
  const [long, wide, tall] = builds[build] ?? [1, 1, 1];
  const parts = new Map<Part, Part>();
  const built = (part: Part): Part => {
    const own = part.coverage;
    if (!own) return part;
    const found = parts.get(part);
    if (found) return found;
    // A part decides where it is cut in its own coordinates.
    const coverage: Coverage = (x, y, z, s, t) => own(x / long, y / wide, z / tall, s, t);
    const made = { ...part, coverage };
    parts.set(part, made);
    return made;
  };
  return pieces.map(({ mesh, part }) => ({
    mesh: place(
      mesh,
      ([x, y, z]) => [x * long, y * wide, z * tall],
      ([x, y, z]) => {
        const [a, b, c] = [x / long, y / wide, z / tall];
        const l = Math.hypot(a, b, c) || 1;
        return [a / l, b / l, c / l];
      },
    ),
    part: built(part),
  }));
}
