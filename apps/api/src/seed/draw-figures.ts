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

/** l/100 km below which nothing burns without a battery that is charged. */
const leastWithoutPlug = 3.6;

/** How thirsty a version is: a hybrid less than any without a battery, of these the strong ones most. */
function thirstOf(
  { engines, consumption: [least, most] = [0, 0] }: ModelFacts,
  version: Version,
  strength: number,
): number {
  const isHybrid = version.engine[0] === 'hybrid';
  const isMixed = new Set(engines.map(([fuel]) => fuel === 'hybrid')).size > 1;
  if (!isMixed) return between([least, most], strength);
  const middle = Math.max(leastWithoutPlug + 2, least + (most - least) * 0.35);
  return isHybrid
    ? between([least, Math.min(most, middle)], strength * 0.7)
    : between([Math.min(most, middle), most], strength);
}

/** Consumption, acceleration and range of a version of `mark/model`: the strong one is the quick and thirsty one. */
export function figuresOf(address: string, model: ModelFacts, version: Version): Figures {
  const strength = strengthOf(model, version);
  const isElectric = version.engine[0] === 'electro';
  return {
    consumption:
      model.consumption && !isElectric && version.engine[0] !== 'none' ? thirstOf(model, version, strength) : null,
    acceleration: model.acceleration ? between(model.acceleration, 1 - strength) : null,
    rangeKm: isElectric && model.rangeKm ? round(batteryOf(address, version)?.[1] ?? model.rangeKm, 5) : null,
  };
}
