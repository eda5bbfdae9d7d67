import { materials } from '../car/materials.data.ts';
import { both, type Material, type Piece, piece } from '../mesh/scene.ts';
import { block, lathe } from '../mesh/solids.ts';
import type { MotoSpec } from './moto-spec.ts';
export function engine(m: MotoSpec): Piece[] {
  const [x, z] = m.engine;
  if (m.engineKind === 'hidden')
    return [
      piece(
        block([x, 0, z + 0.05], [0.26, 0.15, 0.22], 5, (p) => p, 16),
        materials.darkSteel,
      ),
    ];
  const cover = (cx: number, cz: number, r: number, material: Material) =>
    both(
      piece(
        lathe(
          [cx, 0.13, cz],
          [
            [r, 0],
            [r, 0.03],
            [r - 0.012, 0.045],
            [r * 0.55, 0.052],
            [0.001, 0.054],
          ],
          40,
        ),
        material,
      ),
    );
  if (m.engineKind === 'battery')
    return [
      piece(
        block([x - 0.02, 0, z + 0.2], [0.2, 0.11, 0.25], 7, (p) => [p[0] - 0.25 * p[2], p[1], p[2]], 18),
        materials.blackGloss,
      ),
      ...both(
        piece(
          block([x - 0.02, 0.115, z + 0.2], [0.13, 0.01, 0.18], 7, (p) => [p[0] - 0.35 * p[2], p[1], p[2]], 14),
          materials.satinSilver,
        ),
      ),
      ...cover(x + 0.2, z - 0.09, 0.1, materials.satinSilver),
    ];
  const cylinder = (lean: number, at: number): Piece[] => {
    const fins = m.engineKind === 'single' && m.face === 'plate' ? 6 : 9;
    return Array.from({ length: fins }, (_, i) => {
      const t = i / (fins - 1);
      const wide = m.engineKind === 'twin' ? 0.19 : 0.12;
      return piece(
        block(
          [x + at + lean * (0.12 + t * 0.2), 0, z + 0.12 + t * 0.2],
          [0.105 - 0.01 * t, wide, i === fins - 1 ? 0.02 : 0.0065],
          6,
          (p) => p,
          12,
        ),
        i % 2 && i < fins - 1 ? materials.darkSteel : materials.steel,
      );
    });
  };
  // Across, a hand's breadth apart along the motorcycle; their heads stand out of it.
  const lying = (): Piece[] =>
    [-1, 1].flatMap((side) => {
      const cx = x - 0.1 + side * 0.025;
      const cz = z + 0.03;
      return [
        ...Array.from({ length: 6 }, (_, i) =>
          piece(
            block([cx, side * (0.15 + i * 0.026), cz], [0.098, 0.007, 0.088], 5, (p) => p, 14),
            materials.steel,
          ),
        ),
        piece(
          block([cx, side * 0.21, cz], [0.075, 0.09, 0.066], 5, (p) => p, 14),
          materials.darkSteel,
        ),
        piece(
          block([cx, side * 0.325, cz], [0.105, 0.045, 0.092], 4, (p) => p, 18),
          m.forks === 'chrome' ? materials.chrome : materials.satinSilver,
        ),
        piece(
          block([cx, side * 0.372, cz], [0.07, 0.012, 0.05], 3.4, (p) => p, 14),
          materials.darkSteel,
        ),
      ];
    });
  const cylinders = () =>
    m.engineKind === 'boxer'
      ? lying()
      : m.engineKind === 'vee'
        ? [...cylinder(-0.45, -0.09), ...cylinder(0.45, 0.09)]
        : cylinder(-0.22, -0.04);
  const bright = m.forks === 'chrome' ? materials.chrome : materials.darkSteel;
  return [
    piece(
      block([x + 0.04, 0, z], [0.27, 0.14, 0.14], 4, (p) => [p[0], p[1], p[2] * (1 + 0.12 * p[0])], 20),
      materials.darkSteel,
    ),
    ...cover(x - 0.1, z - 0.01, 0.115, bright),
    ...cover(x + 0.14, z + 0.02, 0.085, materials.steel),
    ...(m.engineKind === 'boxer'
      ? [
          piece(
            block([x + 0.02, 0, z + 0.17], [0.16, 0.11, 0.1], 4, (p) => p, 18),
            materials.darkSteel,
          ),
        ]
      : []),
    ...cylinders(),
  ];
}
