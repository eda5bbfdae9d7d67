import { carPieces } from '../car/car.ts';
import { cars } from '../car/cars.data.ts';
import type { Piece } from '../mesh/scene.ts';
import { type Look, looks } from './dealer-looks.data.ts';
import { hedge, tree } from './greenery.ts';
import { glowing, stageMaterials as m, painted, solid, stood } from './stage.ts';

/** Height of the fascia and depth of the hall, metres. */
const band = 1.15;
const depth = 9;

export function lookOf(variant: number): Look {
  const look = looks[variant - 1];
  if (!look) throw new Error(`there is no building ${variant}`);
  return look;
}

/** Roof, back, sides and floor; after sunset the lamps inside light them. */
function shell({ manner, width: w, height: h, fascia }: Look): Piece[] {
  const inside = manner.hour === 'dusk' ? m.lamplit : m.wall;
  const floor = manner.hour === 'dusk' ? m.lamplitFloor : m.stone;
  const lamps = manner.hour === 'dusk' ? m.lampWarm : m.light;
  return [
    solid([w / 2, depth / 2, h + 0.1], [w / 2 + 0.3, depth / 2 + 0.3, 0.12], fascia),
    solid([w / 2, -0.05, h - band / 2], [w / 2 + 0.2, 0.22, band / 2], fascia),
    solid([w / 2, depth, h / 2], [w / 2, 0.1, h / 2], inside),
    ...[0.05, w - 0.05].flatMap((x) => [
      solid([x, depth / 2, h / 2], [0.12, depth / 2, h / 2], manner.walls),
      // The inner face of the wall.
      solid([x + (x < 1 ? 0.13 : -0.13), depth / 2, h / 2], [0.01, depth / 2 - 0.1, h / 2 - 0.1], inside),
    ]),
    solid([w / 2, depth / 2, 0.05], [w / 2, depth / 2, 0.05], floor),
    ...[0, 1, 2, 3, 4].map((i) => solid([(w * (i + 0.5)) / 5, depth / 2, h - band - 0.2], [w / 14, 1.6, 0.05], lamps)),
  ];
}

/** The glass of the street side, the line of light above it, the entrance. */
function front({ manner, width: w, height: h, fascia, canopy }: Look): Piece[] {
  const { accent } = manner;
  const glass = h - band;
  const panes = manner.front === 'frame' ? 12 : 8;
  const door = w * (manner.from === 'left' ? 0.62 : 0.38);
  const pieces = [
    solid([w / 2, 0.02, glass / 2], [w / 2 - 0.1, 0.015, glass / 2], m.pane, 60),
    solid([w / 2, -0.06, 0.1], [w / 2 + 0.1, 0.1, 0.1], manner.walls),
    solid([w / 2, -0.2, glass - 0.03], [w / 2 - 0.1, 0.05, 0.035], manner.hour === 'dusk' ? m.lampWarm : m.light),
    solid([w / 2, -0.02, 2.7], [w / 2, 0.06, 0.035], m.graphite),
    ...Array.from({ length: panes + 1 }, (_, i) =>
      solid([(w * i) / panes, -0.02, glass / 2], [0.045, 0.07, glass / 2], m.graphite),
    ),
    solid([door - 1.5, -0.55, 1.6], [0.16, 0.6, 1.6], accent),
    solid([door + 1.5, -0.55, 1.6], [0.16, 0.6, 1.6], accent),
    solid([door, -0.55, 3.25], [1.66, 0.6, 0.16], accent),
  ];
  if (manner.front === 'frame')
    // A sign without a name.
    pieces.push(solid([w * 0.24, -0.32, h - band / 2], [1.9, 0.06, 0.26], accent));
  else {
    // The cornice and its amber line, pillars with feet and heads.
    pieces.push(
      solid([w / 2, -0.55, h + 0.16], [w / 2 + 0.55, 0.75, 0.14], manner.walls),
      solid([w / 2, -0.34, h - band + 0.16], [w / 2 + 0.2, 0.05, 0.05], accent),
    );
    for (let i = 0; i <= panes / 2; i++) {
      const x = 0.15 + ((w - 0.3) * i) / (panes / 2);
      pieces.push(
        solid([x, -0.85, glass / 2], [0.2, 0.2, glass / 2], manner.walls, 5),
        solid([x, -0.85, 0.14], [0.3, 0.3, 0.14], manner.walls),
        solid([x, -0.85, glass - 0.1], [0.3, 0.3, 0.12], manner.walls),
      );
    }
    pieces.push(solid([w / 2, -0.55, glass + 0.16], [w / 2 + 0.3, 0.62, 0.16], fascia));
  }
  if (canopy) pieces.push(solid([w * 0.3, -1.6, glass - 0.1], [w * 0.31, 1.7, 0.1], fascia));
  return pieces;
}

/** The workshop beside the hall, with its gate. */
function workshop({ manner, width: w, height: h, fascia, wing }: Look): Piece[] {
  if (!wing) return [];
  const x = w + wing / 2;
  const gate = wing / 2 - 0.8;
  const slats = Array.from({ length: 7 }, (_, i) => solid([x, 0.4, 0.4 + i * 0.42], [gate, 0.06, 0.02], m.graphite));
  return [
    solid([x, depth / 2 + 0.5, (h - 1.4) / 2], [wing / 2, depth / 2, (h - 1.4) / 2], manner.walls),
    solid([x, depth / 2 + 0.45, h - 1.3], [wing / 2 + 0.15, depth / 2 + 0.1, 0.12], fascia),
    solid([x, 0.45, 1.5], [gate, 0.06, 1.5], m.metal),
    ...slats,
  ];
}

/** Trees, hedges, marked bays and the pylon. */
function forecourt({ manner, width: w, wing, pylon }: Look): Piece[] {
  const end = w + wing;
  const bays = Array.from({ length: 6 }, (_, i) =>
    solid([w * 0.12 + (i * w) / 6.4, -4.3, 0.006], [0.06, 2.1, 0.004], m.marking),
  );
  const post = manner.from === 'left' ? end + 0.9 : -0.9;
  return [
    ...bays,
    ...tree(-1.6, 2.2, 4.2, manner.leaf, 1),
    ...tree(end + 1.5, 1.4, 4.6, manner.leaf, 2),
    hedge(-2.9, -0.5, 0.6, 0.7, manner.leaf),
    hedge(end + 0.4, end + 2.7, 0.2, 0.7, manner.leaf),
    ...(pylon
      ? [
          solid([post, -2.4, 2.9], [0.62, 0.16, 2.9], manner.front === 'frame' ? m.graphite : m.navy),
          solid([post, -2.58, 4.9], [0.5, 0.03, 0.5], manner.accent),
        ]
      : []),
  ];
}

/** A dealer's building: a glass hall with cars inside and before it. The street side is y = 0, toward −y. */
export async function dealerPieces(variant: number): Promise<Piece[]> {
  const look = lookOf(variant);
  const { manner, width: w } = look;
  const [suv, sedan] = await Promise.all([carPieces(cars.suv, 0, 40), carPieces(cars.sedan, 0, 40)]);
  const way = manner.from === 'left' ? 1 : -1;
  const [near, far, ...inside] = manner.cars;
  const shown = (color: (typeof inside)[number], body: typeof suv) =>
    manner.hour === 'dusk' ? glowing(painted(body, color), 0.4) : painted(body, color);
  return [
    ...shell(look),
    ...front(look),
    ...workshop(look),
    ...forecourt(look),
    ...stood(shown(inside[0], suv), 2.35, { x: w * 0.18, y: 2.4, turn: way * 26, lift: 0.1 }),
    ...stood(shown(inside[1], sedan), 2.43, { x: w * 0.46, y: 2.6, turn: way * 20, lift: 0.1 }),
    ...stood(shown(inside[2], suv), 2.35, { x: w * 0.8, y: 2.5, turn: way * 24, lift: 0.1 }),
    ...stood(painted(sedan, near), 2.43, { x: w * 0.28, y: -4.3, turn: variant % 2 ? -78 : 84 }),
    ...stood(painted(suv, far), 2.35, { x: w * 0.84, y: -4.2, turn: variant % 2 ? 76 : 82 }),
  ];
}
