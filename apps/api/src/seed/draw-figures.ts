import type { Version } from './draw-version.ts';
import type { ModelFacts } from './facts/types.ts';
import { batteryOf } from './specify/battery-of.ts';

export type Figures = { consumption: number | null; acceleration: number | null; rangeKm: number | null };

const round = (value: number, step: number) => Math.round(value / step) * step;
const between = ([from, to]: readonly [number, number], share: number) =>
  Number(round(from + (to - from) * share, 0.1).toFixed(1));

/** How strong an engine is among those of its model: 0 the weakest, 1 the strongest. */
function strengthOf(model: ModelFacts, { engine }: Version): number {
  const powers = model.engines.map(([, , power]) => power);
  const weakest = Math.min(...powers);
  const strongest = Math.max(...powers);
  return strongest > weakest ? (engine[2] - weakest) / (strongest - weakest) : 0.5;
}

/** Consumption, acceleration and range of a version of `mark/model`: the strong one is the quick and thirsty one. */
export function figuresOf(address: string, model: ModelFacts, version: Version): Figures {
  const strength = strengthOf(model, version);
  const isElectric = version.engine[0] === 'electro';
  return {
    consumption:
      model.consumption && !isElectric && version.engine[0] !== 'none' ? between(model.consumption, strength) : null,
    acceleration: model.acceleration ? between(model.acceleration, 1 - strength) : null,
    rangeKm: isElectric && model.rangeKm ? round(batteryOf(address, version)?.[1] ?? model.rangeKm, 5) : null,
  };
}
