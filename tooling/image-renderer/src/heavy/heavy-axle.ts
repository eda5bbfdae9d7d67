import { materials } from '../car/materials.data.ts';
import { wheelPieces } from '../car/wheel.ts';
import { place } from '../mesh/mesh.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, lathe } from '../mesh/solids.ts';
/** Wheels of an axle with a lorry's dish; `twin` puts a second tyre inside, `k` makes them larger. */
export function heavyAxle(x: number, y: number, twin: boolean, k = 1): Piece[] {
  const size = { radius: 0.5, rim: 0.3, width: 0.29 };
  const dish: Piece[] = [
    piece(
      lathe(
        [0, 0, 0],
        [
          [0.3, -0.01],
          [0.285, -0.02],
          [0.27, -0.12],
          [0.2, -0.14],
          [0.18, -0.06],
          [0.15, -0.03],
          [0.12, 0.0],
          [0.09, 0.02],
          [0.001, 0.03],
        ],
        64,
      ),
      materials.alloyFace,
    ),
  ];
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2;
    dish.push(
      piece(
        block([Math.cos(a) * 0.165, -0.03, Math.sin(a) * 0.165], [0.014, 0.02, 0.014], 3, (p) => p, 8),
        materials.chrome,
      ),
    );
    dish.push(
      piece(
        block(
          [Math.cos(a + 0.31) * 0.235, -0.128, Math.sin(a + 0.31) * 0.235],
          [0.022, 0.006, 0.022],
          2.2,
          (p) => p,
          8,
        ),
        materials.well,
      ),
    );
  }
  const tyreOnly = wheelPieces(size, 'steel', 64).slice(0, 3);
  return [...tyreOnly, ...dish].flatMap(({ mesh, part }) => {
    const at = (inset: number) =>
      both({ mesh: place(mesh, (p) => [x + p[0] * k, y - inset + p[1], (p[2] + 0.5) * k]), part });
    return twin ? [...at(0), ...at(0.34)] : at(0);
  });
}
