import { curve } from '../mesh/curve.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { splineLine } from '../mesh/surface.ts';
import { mix, smoothstep, type Vec3 } from '../mesh/vec.ts';
import type { CarSpec } from './car-spec.ts';
import { materials } from './materials.data.ts';
/** Roof rails, antenna fin, wipers. */
export function roofParts(c: CarSpec): Piece[] {
  const roof = curve(c.cabin.roof);
  const { header, rearHeader } = c.cabin;
  const pieces: Piece[] = [];
  if (!c.open || c.open === 'pickup') {
    const x = rearHeader - 0.12;
    const fin = block(
      [x, 0, roof(x) + 0.02],
      [0.085, 0.018, 0.04],
      2.5,
      (p) => [p[0] + p[2] * 0.6, p[1] * (1 - 0.5 * p[2]), p[2]],
      12,
    );
    if (c.face !== 'work') pieces.push(piece(fin, materials.paintPart));
  }
  if (c.rails) {
    const y = c.half - 0.085 - c.cabin.lean - 0.035;
    const line: Vec3[] = Array.from({ length: 30 }, (_, i) => {
      const t = i / 29;
      const x = mix(header + 0.3, rearHeader - 0.16, t);
      const lift = smoothstep(0, 0.1, Math.min(t, 1 - t));
      return [x, y, roof(x) - 0.035 + 0.05 * lift];
    });
    pieces.push(...both(piece(tube(splineLine(line, 'clamped', 3), 0.014, 10), materials.satinSilver)));
  }
  const cowlZ = curve(c.edge)(c.cabin.cowl) + 0.035;
  for (const [from, to] of [
    [-0.62, -0.02],
    [0.02, 0.5],
  ] as const) {
    const line: Vec3[] = Array.from({ length: 8 }, (_, i) => {
      const y = mix(from, to, i / 7) * c.half;
      return [c.cabin.cowl + 0.02 + 0.12 * (y / c.half) ** 2 + 0.02, y, cowlZ + 0.02];
    });
    pieces.push(piece(tube(line, 0.007, 6), materials.plastic));
  }
  return pieces;
}
