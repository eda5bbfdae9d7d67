import { materials } from '../car/materials.data.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import { loft } from './loft.ts';
import type { MotoSpec } from './moto-spec.ts';
import { shield } from './shield.ts';
export function motoFace(m: MotoSpec): Piece[] {
  const [hx, hz] = m.head;
  const lamp = (x: number, y: number, z: number, ry: number, rz: number): Piece[] => [
    piece(
      block([x + 0.012, y, z], [0.03, ry + 0.008, rz + 0.008], 2.6, (p) => p, 16),
      materials.blackGloss,
    ),
    piece(
      block([x, y, z], [0.022, ry, rz], 2.4, (p) => p, 16),
      materials.lamp,
    ),
  ];
  const dash = piece(
    block([hx + 0.02, 0, hz + 0.14], [0.03, 0.085, 0.05], 5, (p) => [p[0] + p[2] * 0.8, p[1], p[2]], 14),
    materials.blackGloss,
  );
  const winkers = both(
    piece(
      block([hx - 0.06, 0.17, hz - 0.04], [0.022, 0.022, 0.016], 2.5, (p) => p, 10),
      materials.amber,
    ),
  );
  if (m.face === 'round')
    return [
      piece(
        block([hx - 0.12, 0, hz - 0.01], [0.1, 0.1, 0.1], 2.1, (p) => [p[0] > 0 ? p[0] : p[0] * 0.5, p[1], p[2]], 24),
        m.forks === 'chrome' ? materials.chrome : materials.blackGloss,
      ),
      piece(
        block([hx - 0.158, 0, hz - 0.01], [0.03, 0.088, 0.088], 2.1, (p) => p, 24),
        materials.lamp,
      ),
      ...winkers,
      ...both(
        piece(
          block([hx - 0.0, 0.06, hz + 0.12], [0.03, 0.045, 0.045], 2.4, (p) => p, 14),
          materials.chrome,
        ),
      ),
    ];
  if (m.face === 'plate')
    return [
      piece(
        block(
          [hx - 0.1, 0, hz - 0.03],
          [0.022, 0.11, 0.14],
          4,
          (p) => [p[0] + 0.35 * p[2] - 0.4 * p[1] * p[1] * -1, p[1] * (1 - 0.2 * p[2]), p[2]],
          18,
        ),
        materials.plate,
      ),
    ];
  if (m.face === 'mask')
    return [
      piece(
        block(
          [hx - 0.09, 0, hz - 0.02],
          [0.05, 0.115, 0.15],
          3.4,
          (p) => [p[0] + 0.6 * p[2] + 0.7 * p[1] * p[1], p[1] * (1 - 0.15 * p[2]), p[2]],
          20,
        ),
        materials.paintPart,
      ),
      ...lamp(hx - 0.155, 0, hz - 0.05, 0.062, 0.045),
      dash,
    ];
  if (m.face === 'adventure')
    return [
      piece(
        loft([
          { x: hx - 0.42, z: hz - 0.17, y: 0.02, h: 0.012 },
          { x: hx - 0.34, z: hz - 0.14, y: 0.07, h: 0.02 },
          { x: hx - 0.2, z: hz - 0.08, y: 0.1, h: 0.03 },
          { x: hx - 0.02, z: hz - 0.06, y: 0.11, h: 0.03 },
        ]),
        materials.paintPart,
      ),
      piece(
        block([hx - 0.14, 0, hz + 0.03], [0.09, 0.14, 0.1], 3, (p) => [p[0] + 0.5 * p[1] * p[1], p[1], p[2]], 20),
        materials.blackGloss,
      ),
      ...both(lamp(hx - 0.212, 0.058, hz + 0.02, 0.042, 0.03)[1] as Piece),
      shield(hx - 0.22, hz + 0.1, 0.19, 0.34, 0.22),
      dash,
      ...winkers,
    ];
  // Sport: a pointed nose with two narrow lamps and a bubble.
  return [
    piece(
      loft([
        { x: hx - 0.46, z: hz - 0.17, y: 0.025, h: 0.02 },
        { x: hx - 0.38, z: hz - 0.12, y: 0.1, h: 0.06 },
        { x: hx - 0.22, z: hz - 0.07, y: 0.16, h: 0.105 },
        { x: hx - 0.04, z: hz - 0.06, y: 0.2, h: 0.14 },
        { x: hx + 0.08, z: hz - 0.1, y: 0.2, h: 0.12 },
      ]),
      materials.paintPart,
    ),
    ...both(
      piece(
        block(
          [hx - 0.375, 0.075, hz - 0.1],
          [0.045, 0.05, 0.013],
          2.6,
          (p) => [p[0] + 1.0 * p[1], p[1], p[2] + 0.4 * p[1]],
          16,
        ),
        materials.lamp,
      ),
    ),
    piece(
      block([hx - 0.4, 0, hz - 0.16], [0.04, 0.05, 0.03], 3, (p) => [p[0] + p[1] * p[1] * 0.6, p[1], p[2]], 14),
      materials.blackGloss,
    ),
    shield(hx - 0.28, hz + 0.02, 0.15, 0.2, 0.3),
    dash,
  ];
}
