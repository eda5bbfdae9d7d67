import { carPieces } from '../car/car.ts';
import { materials } from '../car/materials.data.ts';
import { both, type Material, type Piece, piece } from '../mesh/scene.ts';
import { block } from '../mesh/solids.ts';
import type { Vec3 } from '../mesh/vec.ts';
import { builtCab } from './built-cab.ts';
import { heavyAxle } from './heavy-axle.ts';
import { highCab, lifted } from './high.ts';
import { whiteSkin } from './light-beds.ts';
import { dayCab } from './truck-cab.data.ts';

const solid = (center: Vec3, half: Vec3, power = 14) => block(center, half, power, (p) => p, 16);
const timber: Material = { albedo: [0.3, 0.19, 0.1], paint: 0, gloss: 0.03, rough: 0.6 };
const rail = 0.92;
const from = 2.62;

/** A tipping hopper with ribs, wider above than below. */
function hopper(to: number): Piece[] {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const flared = (p: Vec3): Vec3 => [p[0] + (p[0] > 0 ? 0.12 * p[2] : 0), p[1] * (1 + 0.1 * p[2]), p[2]];
  const ribs = Array.from({ length: 6 }, (_, i) => from + 0.35 + ((to - from - 0.7) * i) / 5);
  return [
    piece(block([middle, 0, 1.85], [half, 1.12, 0.62], 16, flared, 24), materials.paintPart),
    // Its load shows above the edge.
    piece(
      block([middle, 0, 2.42], [half - 0.12, 1.06, 0.12], 3, (p) => p, 20),
      materials.plastic,
    ),
    ...ribs.flatMap((x) => both(piece(solid([x, 1.19, 1.85], [0.05, 0.05, 0.6], 8), materials.paintPart))),
    ...both(piece(solid([middle, 1.24, 2.46], [half, 0.05, 0.05], 8), materials.paintPart)),
    // A roof over the cab keeps stones off.
    piece(solid([from - 0.55, 0, 2.98], [0.75, 1.14, 0.04], 8), materials.paintPart),
    piece(solid([from + 0.06, 0, 2.72], [0.05, 1.16, 0.3], 8), materials.paintPart),
    ...both(piece(solid([middle, 0.4, 1.14], [half, 0.07, 0.08], 8), materials.darkSteel)),
  ];
}

/** A flat bed with low drop sides. */
function flatbed(to: number): Piece[] {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const posts = [from, (from + middle) / 2, middle, (middle + to) / 2, to];
  return [
    piece(solid([middle, 0, 1.24], [half, 1.2, 0.05]), timber),
    ...both(piece(solid([middle, 1.2, 1.5], [half, 0.025, 0.22], 12), materials.paintPart)),
    piece(solid([to, 0, 1.5], [0.025, 1.2, 0.22], 12), materials.paintPart),
    piece(solid([from, 0, 1.75], [0.03, 1.2, 0.5], 12), materials.paintPart),
    ...posts.flatMap((x) => both(piece(solid([x, 1.22, 1.5], [0.035, 0.03, 0.26], 8), materials.satinSilver))),
  ];
}

/** A box of plates; a refrigerator carries its machine over the cab. */
function van(to: number, cold: boolean): Piece[] {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const top = cold ? 3.5 : 3.35;
  const edge = cold ? materials.satinSilver : materials.alloyFace;
  const machine = [
    piece(
      block([from - 0.22, 0, 3.02], [0.24, 0.85, 0.36], 5, (p) => p, 18),
      whiteSkin,
    ),
    piece(solid([from - 0.46, 0, 3.02], [0.02, 0.6, 0.2], 6), materials.plastic),
  ];
  const skin = cold ? whiteSkin : { ...materials.paintPart, gloss: 0.06, rough: 0.2 };
  return [
    piece(
      block([middle, 0, (1.2 + top) / 2], [half, 1.25, (top - 1.2) / 2], 40, (p) => p, 24),
      skin,
    ),
    ...both(piece(solid([middle, 1.25, top - 0.03], [half + 0.01, 0.03, 0.05], 10), edge)),
    ...both(piece(solid([middle, 1.25, 1.24], [half + 0.01, 0.03, 0.06], 10), edge)),
    ...[from, to].flatMap((x) =>
      both(piece(solid([x, 1.24, (1.2 + top) / 2], [0.04, 0.04, (top - 1.2) / 2], 10), edge)),
    ),
    ...[-0.5, 0.5].map((y) => piece(solid([to + 0.03, y, 2.2], [0.015, 0.02, 0.9], 8), materials.steel)),
    ...(cold ? machine : []),
  ];
}

/** A flatbed on three axles drives with all of them: it stands high, on large single tyres. */
const high = { lift: 0.2, wheel: { radius: 0.6, rim: 0.32, width: 0.34 } };

/** A lorry with its body: `dump`, `flatbed`, `box` or `reefer`; a tipper stands on three axles, and others may. */
export async function loadedPieces(kind: string, build: number, onThree = false): Promise<Piece[]> {
  const dump = kind === 'dump';
  const to = dump ? 7.0 : 7.5;
  const rears = dump ? [5.15, 6.45] : onThree ? [5.25, 6.55] : [5.9];
  const body = dump ? hopper(to) : kind === 'flatbed' ? flatbed(to) : van(to, kind === 'reefer');
  const isHigh = kind === 'flatbed' && onThree;
  const lift = isHigh ? high.lift : 0;
  const larger = isHigh ? high.wheel.radius / 0.5 : 1;
  const cab = builtCab(dayCab, build);
  const frame = [
    ...rears.flatMap((x) => [
      piece(solid([x, 0, 0.52], [0.16, 1.0, 0.13], 4), materials.darkSteel),
      ...both(piece(solid([x, 1.02, 1.08 + lift * 0.1], [0.56 * larger, 0.24, 0.02], 10), materials.plastic)),
    ]),
    ...both(piece(solid([(2 + to) / 2, 0.42, rail], [(to - 2) / 2, 0.05, 0.15]), materials.darkSteel)),
    ...both(piece(solid([3.4, 0.98, 0.76], [0.6, 0.24, 0.28], 6), materials.satinSilver)),
    ...(dump ? [] : both(piece(solid([4.6 - lift, 1.18, 0.78], [0.6 - lift, 0.02, 0.06], 10), materials.satinSilver))),
    piece(solid([to - 0.04, 0, 0.72], [0.05, 1.1, 0.08]), materials.darkSteel),
    ...both(piece(solid([to + 0.03, 0.9, 0.95], [0.02, 0.2, 0.06], 6), materials.lampRed)),
    ...body,
  ];
  return [
    ...(await carPieces(isHigh ? highCab(cab, lift, high.wheel) : cab)),
    ...heavyAxle(1.36, 1.2, false, larger),
    ...rears.flatMap((x) => heavyAxle(x, isHigh ? 1.12 : 1.2, !isHigh, larger)),
    ...lifted(frame, lift),
  ];
}
