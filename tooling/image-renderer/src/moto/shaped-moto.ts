import { type MotoShape, readMotoShape } from '@showroom/domain/picture-shape';
import type { MotoSpec } from './moto-spec.ts';
import {
  adventureRoadster,
  cruiser,
  motos,
  roadster,
  scooter,
  shortRoadster,
  tourer,
  touringRoadster,
} from './motos.data.ts';

const girth = { l: 0.8, m: 1, h: 1.1 } as const;
const forks = ['gold', 'dark', 'chrome', 'gold', 'dark', 'chrome', 'dark', 'gold'] as const;

/** Kinds that nobody buys without cases. */
const travelling: ReadonlySet<MotoShape['kind']> = new Set(['tourer', 'adventure-pair']);

function specOf(body: keyof typeof motos, { weight, kind }: MotoShape): MotoSpec {
  switch (kind) {
    case 'pair':
      return roadster;
    case 'short-pair':
      return shortRoadster;
    case 'touring-pair':
      return touringRoadster;
    case 'adventure-pair':
      return adventureRoadster;
    case 'cruiser':
      return { ...cruiser, engineKind: weight === 'h' ? 'vee' : 'twin' };
    case 'boxer-cruiser':
      return { ...cruiser, engineKind: 'boxer' };
    case 'boxer':
      return { ...(body === 'enduro' ? motos['off-road'] : motos[body]), engineKind: 'boxer' };
    case 'bare':
      return motos.enduro;
    case 'scooter':
      return { ...scooter, scooter: weight === 'l' ? 0.16 : 0.34 };
    case 'tourer':
      return tourer;
    case 'sidecar':
      return { ...motos.classic, engineKind: 'boxer', sidecar: true };
    case 'electric':
      return { ...(body === 'off-road' ? motos.enduro : motos[body]), engineKind: 'battery', exhaust: 'none' };
  }
  // An enduro of a litre crosses continents: with a screen and cases.
  return body === 'enduro' && weight === 'h' ? motos['off-road'] : motos[body];
}

/** The motorcycle of a body in a shape (`pictureShapeOf`); without one as it was drawn. */
export function shapedMoto(body: keyof typeof motos, token: string): MotoSpec {
  const shape = readMotoShape(token);
  if (!shape) return motos[body];
  const m = specOf(body, shape);
  const { build, weight, kind } = shape;
  const k = girth[weight];
  const street = !m.knobs && m.trike === undefined;
  const [a, b, h] = m.tank.half;
  const long = [1, 1.06, 0.94, 1.03, 0.97, 1.08, 0.92, 1.02][build] ?? 1;
  return {
    ...m,
    front: { ...m.front, tyre: m.front.tyre * k },
    rear: { ...m.rear, tyre: m.rear.tyre * k },
    tank: { ...m.tank, half: [a * long * k ** 0.5, b * k, h * (build % 2 ? 1.08 : 0.96)] },
    seatHalf: m.seatHalf * k,
    bars: {
      ...m.bars,
      rise: m.bars.rise * (build % 3 === 1 ? 1.5 : 1),
      half: m.bars.half * (build % 3 === 2 ? 0.94 : 1),
    },
    forks: forks[build] ?? m.forks,
    engineKind: (m.engineKind === 'twin' || m.engineKind === 'vee') && weight === 'l' ? 'single' : m.engineKind,
    wheels: street && m.face === 'round' && build % 2 && kind !== 'sidecar' ? 'cast' : m.wheels,
    exhaust: m.exhaust === 'low' && build % 4 === 3 ? 'high' : m.exhaust,
    ...(m.face === 'mask' && street && build % 4 === 1 ? { face: 'round', shocks: 'twin' } : {}),
    ...(m.face === 'mask' && street && build % 4 === 2 ? { face: 'sport' } : {}),
    cases: m.cases && (travelling.has(kind) || build % 3 !== 2),
  };
}
