import { materials } from '../car/materials.data.ts';
import type { Mesh } from '../mesh/mesh.ts';
import type { Piece } from '../mesh/scene.ts';
import { block, lathe, tube } from '../mesh/solids.ts';
import { gridMesh } from '../mesh/surface.ts';
import type { Vec3 } from '../mesh/vec.ts';

const piece = (mesh: Mesh, material: Piece['part']['material']): Piece => ({ mesh, part: { material } });

type MotoWheel = {
  center: Vec3;
  radius: number;
  tyre: number;
  spokes: 'cast' | 'wire';
  knobs: boolean;
  disc: number;
};

/** Round tyre; `knobs` cuts its tread into blocks. */
export function roundTyre(
  center: Vec3,
  radius: number,
  half: number,
  tall: number,
  knobs: boolean,
  segments = 96,
): Mesh {
  const around = 15;
  const cols = knobs ? 132 : segments;
  return gridMesh(
    {
      rows: around,
      cols,
      at: (r, c) => {
        const a = (r / (around - 1) - 0.5) * Math.PI * 1.5;
        const turn = (c / cols) * Math.PI * 2;
        const tread = Math.cos(a);
        const block = knobs && tread > 0.2 && (Math.floor(c / 3) + Math.floor(r / 2)) % 2 === 0 ? 0.014 : 0;
        const rr =
          radius - (knobs ? 0.012 : 0) - tall * 0.5 + (Math.sign(tread) * Math.abs(tread) ** 0.8 * tall) / 2 + block;
        return [center[0] + Math.cos(turn) * rr, center[1] + Math.sin(a) * half, center[2] + Math.sin(turn) * rr];
      },
    },
    { close: true },
  );
}

export function motoWheel(w: MotoWheel, detail = 96): Piece[] {
  const { center, radius: r, tyre } = w;
  const tall = w.knobs ? tyre * 0.95 : Math.min(tyre * 0.75, 0.095);
  const rim = r - tall + 0.012;
  const ring = lathe(
    center,
    [
      [rim + 0.006, -tyre * 0.36],
      [rim - 0.004, -tyre * 0.3],
      [rim - 0.022, -0.012],
      [rim - 0.022, 0.012],
      [rim - 0.004, tyre * 0.3],
      [rim + 0.006, tyre * 0.36],
    ],
    detail,
  );
  const wire = w.spokes === 'wire';
  const pieces: Piece[] = [
    piece(roundTyre(center, r, tyre / 2, tall, w.knobs, detail), materials.rubber),
    piece(ring, wire ? materials.satinSilver : materials.alloyDark),
    piece(
      lathe(
        center,
        [
          [0.001, -0.07],
          [0.035, -0.07],
          [0.045, -0.03],
          [0.045, 0.03],
          [0.035, 0.07],
          [0.001, 0.07],
        ],
        32,
      ),
      materials.darkSteel,
    ),
  ];
  for (const side of [-1, 1]) {
    const y = side * 0.062;
    pieces.push(
      piece(
        lathe(
          [center[0], center[1] + y, center[2]],
          [
            [w.disc, 0.003],
            [w.disc, -0.003],
            [w.disc * 0.72, -0.003],
            [w.disc * 0.72, 0.003],
            [w.disc, 0.003],
          ],
          64,
        ),
        materials.brake,
      ),
    );
    if (side === -1)
      pieces.push(
        piece(
          block([center[0] + w.disc * 0.72, y, center[2] + w.disc * 0.5], [0.035, 0.03, 0.055], 4, (p) => p, 12),
          materials.caliper,
        ),
      );
  }
  if (wire) {
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * Math.PI * 2;
      const lean = i % 2 ? 0.32 : -0.32;
      const y = i % 4 < 2 ? 0.05 : -0.05;
      const from: Vec3 = [
        center[0] + Math.cos(a + lean) * 0.042,
        center[1] + y,
        center[2] + Math.sin(a + lean) * 0.042,
      ];
      const to: Vec3 = [
        center[0] + Math.cos(a) * (rim - 0.02),
        center[1] + y * 0.2,
        center[2] + Math.sin(a) * (rim - 0.02),
      ];
      pieces.push(piece(tube([from, to], 0.0028, 6), materials.chrome));
    }
  } else {
    for (let i = 0; i < 5; i++) {
      for (const lean of [-0.16, 0.16]) {
        const a = (i / 5) * Math.PI * 2 + Math.PI / 2;
        const at = (rr: number, k: number): Vec3 => [
          center[0] + Math.cos(a + lean * k) * rr,
          center[1],
          center[2] + Math.sin(a + lean * k) * rr,
        ];
        pieces.push(
          piece(
            tube([at(0.03, 0.4), at(rim * 0.5, 0.8), at(rim - 0.015, 1.3)], (t) => 0.02 - 0.007 * t, 10),
            materials.alloyDark,
          ),
        );
      }
    }
  }
  return pieces;
}

/** A strip of mudguard over a wheel between two angles (0 looks to the tail, π/2 up). */
export function mudguard(center: Vec3, radius: number, half: number, from: number, to: number): Mesh {
  return gridMesh({
    rows: 9,
    cols: 33,
    at: (r, c) => {
      const v = r / 8 - 0.5;
      const a = from + ((to - from) * c) / 32;
      const taper = Math.min(1, Math.min(c, 32 - c) / 5 + 0.35);
      const rr = radius - (2 * v) ** 2 * half * 0.55;
      return [center[0] + Math.cos(a) * rr, center[1] + v * 2 * half * taper, center[2] + Math.sin(a) * rr];
    },
  });
}
