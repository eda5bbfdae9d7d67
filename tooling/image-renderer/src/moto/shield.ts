import { materials } from '../car/materials.data.ts';
import { type Piece, piece } from '../mesh/scene.ts';
import { type Grid, gridMesh } from '../mesh/surface.ts';

/** A windscreen whose foot stands at x and z: half of its width, its height, how far back it leans. */
export function shield(x: number, z: number, wide: number, tall: number, lean: number): Piece {
  const grid: Grid = {
    rows: 9,
    cols: 13,
    at: (r, c) => {
      const u = c / 6 - 1;
      const v = r / 8;
      return [x + lean * v + u * u * 0.11, u * wide * (1 - 0.35 * v * v), z + tall * v - u * u * 0.05];
    },
  };
  return piece(gridMesh(grid), materials.screen);
}
