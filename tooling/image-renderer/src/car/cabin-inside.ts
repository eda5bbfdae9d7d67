import { curve } from '../mesh/curve.ts';
import { both, type Piece, piece } from '../mesh/scene.ts';
import { block, tube } from '../mesh/solids.ts';
import { mix, type Vec3 } from '../mesh/vec.ts';
import type { CarSpec } from './car-spec.ts';
import { materials } from './materials.data.ts';
import { seat } from './seat.ts';
/** What is seen through the glass. */
export function cabinInside(c: CarSpec): Piece[] {
  const { cowl, header, rearFoot, roof } = c.cabin;
  const edge = curve(c.edge);
  const belt = edge((cowl + rearFoot) / 2);
  const head = curve(roof)((header + c.cabin.rearHeader) / 2);
  const hip = Math.min(belt - 0.36, head - 0.98);
  // A cab ends close behind its seats.
  const frontX = c.cabOnly ? Math.min(cowl + 1.02, rearFoot - 0.58) : cowl + 1.02;
  const y = c.half * 0.42;
  const rowsOfSeats: number[] = [frontX];
  const end = c.blindFrom ?? rearFoot;
  // A head restraint must stay under the slope of the rear window.
  const lastSeat = Math.min(end - 1.0, mix(c.cabin.rearHeader, rearFoot, 0.3) - 0.72);
  const rear = rearFoot - c.cabin.rearHeader > 0.5 ? 0.86 : 1;
  const count = Math.max(1, Math.round((lastSeat - frontX) / 0.88));
  for (let i = 1; i <= count && lastSeat > frontX + 0.6; i++) rowsOfSeats.push(mix(frontX, lastSeat, i / count));
  const pieces = rowsOfSeats.flatMap((x, i) =>
    i === 0
      ? [...seat(x, y, hip), ...seat(x, -y, hip)]
      : [...seat(x, y, hip, 0.2, 0.3, materials.leather, rear), ...seat(x, -y, hip, 0.2, 0.3, materials.leather, rear)],
  );
  const wheelAt: Vec3 = [cowl + 0.62, -y, belt - 0.02];
  const ring: Vec3[] = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2;
    return [wheelAt[0] + Math.cos(a) * 0.07, wheelAt[1] + Math.sin(a) * 0.18, wheelAt[2] + Math.cos(a) * 0.165];
  });
  return [
    ...pieces,
    piece(tube(ring, 0.016, 8), materials.leather),
    piece(
      block([cowl + 0.3, 0, belt - 0.1], [0.3, c.half - 0.2, 0.11], 5, (p) => [p[0], p[1], p[2] + 0.25 * p[0]], 18),
      materials.trim,
    ),
    ...both(
      piece(
        block([(cowl + end) / 2, c.half - 0.19, belt - 0.24], [(end - cowl) / 2 - 0.5, 0.05, 0.18], 8, (p) => p, 10),
        materials.trim,
      ),
    ),
    ...(c.open || c.blindFrom !== undefined
      ? []
      : [
          piece(
            block([rearFoot - 0.46, 0, belt - 0.06], [0.3, c.half - 0.26, 0.03], 8, (p) => p, 10),
            materials.trim,
          ),
        ]),
    piece(
      block([header + 0.06, 0, head - 0.2], [0.012, 0.12, 0.035], 4, (p) => p, 8),
      materials.blackGloss,
    ),
  ];
}
