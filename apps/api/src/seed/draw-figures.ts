import type { EngineType } from '@showroom/domain/dictionaries';
import type { Version } from './draw-version.ts';
import type { EngineFacts, ModelFacts } from './facts/types.ts';
import { batteryOf } from './specify/battery-of.ts';

export type Figures = { consumption: number | null; acceleration: number | null; rangeKm: number | null };

const round = (value: number, step: number) => Math.round(value / step) * step;
const between = ([from, to]: readonly [number, number], share: number) =>
  Number(round(from + (to - from) * share, 0.1).toFixed(1));

/** What a л.с. of a fuel burns beside one of petrol. */
const appetites: Partial<Record<EngineType, number>> = { diesel: 0.62, gas: 1.1 };
const appetiteOf = ([fuel, , power]: EngineFacts) => power * (appetites[fuel] ?? 1);

/** Where an engine stands among those of its model, by some measure: 0 the least, 1 the most. */
function rankOf(model: ModelFacts, { engine }: Version, measure: (engine: EngineFacts) => number): number {
  const all = model.engines.map(measure);
  const least = Math.min(...all);
  const most = Math.max(...all);
  return most > least ? (measure(engine) - least) / (most - least) : 0.5;
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
  const strength = rankOf(model, version, ([, , power]) => power);
  const isElectric = version.engine[0] === 'electro';
  return {
    consumption:
      model.consumption && !isElectric && version.engine[0] !== 'none'
        ? thirstOf(model, version, rankOf(model, version, appetiteOf))
        : null,
    acceleration: model.acceleration ? between(model.acceleration, 1 - strength) : null,
    rangeKm: isElectric && model.rangeKm ? round(batteryOf(address, version)?.[1] ?? model.rangeKm, 5) : null,
  };
}
