import type { Piece } from '../mesh/scene.ts';
import { bodywork } from './bodywork.ts';
import { controls } from './controls.ts';
import { engine } from './engine.ts';
import { exhaust } from './exhaust.ts';
import { forks } from './forks.ts';
import { frame } from './frame.ts';
import { frontPair } from './front-pair.ts';
import type { MotoSpec } from './moto-spec.ts';
import { motoWheel } from './moto-wheel.ts';
import { scooterPieces } from './scooter.ts';
import { sidecarPieces } from './sidecar.ts';
/** A whole motorcycle (or a trike). */
export function motoPieces(m: MotoSpec, detail = 96): Piece[] {
  if (m.scooter !== undefined) return scooterPieces(m, m.scooter, detail);
  const sides = (half: number | undefined) => (half === undefined ? [0] : [-half, half]);
  const front = sides(m.pair).flatMap((y) =>
    motoWheel(
      {
        center: [m.front.x, y, m.front.radius],
        radius: m.front.radius,
        tyre: m.front.tyre,
        spokes: m.wheels,
        knobs: m.knobs,
        disc: 0.15,
      },
      detail,
    ),
  );
  const rear = sides(m.trike).flatMap((y) =>
    motoWheel(
      {
        center: [m.rear.x, y, m.rear.radius],
        radius: m.rear.radius,
        tyre: m.rear.tyre,
        spokes: m.wheels,
        knobs: m.knobs,
        disc: 0.12,
      },
      detail,
    ),
  );
  return [
    ...front,
    ...rear,
    ...(m.pair === undefined ? forks(m) : frontPair(m, m.pair)),
    ...frame(m),
    ...engine(m),
    ...exhaust(m),
    ...controls(m),
    ...bodywork(m),
    ...(m.sidecar ? sidecarPieces(m, detail) : []),
  ];
}
