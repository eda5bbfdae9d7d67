import type { Specification } from '@showroom/domain/specification';
import type { EngineFacts } from '../facts/types.ts';

/** A figure in whole steps, without the tail of binary fractions. */
export const stepped = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(1));

export const powerOf = ([fuel, volume, power]: EngineFacts) => ({ fuel, volume, power });

/** The strong ones of a kind turn more, not harder: past `from` л.с. each adds less. */
const flattened = (power: number, [each, from, after]: readonly [number, number, number]) =>
  Math.min(power, from) * each + Math.max(0, power - from) * after;

/** N·m a л.с. of a charged engine of up to two litres, and what it turns a litre with at most: these are tuned to pull early. */
const smallCharged = { litres: 2.1, each: 1.57, aLitre: 178 };

/** N·m a л.с. of an old engine for the country, which gives its power below 4,000 revolutions. */
const slowTurning = 1.9;

/** N·m of a diesel of a car; lorries pull from lower revolutions. */
export const carDieselTorque = (power: number): number => stepped(flattened(power, [2.25, 300, 1.2]), 5);

/** N·m that an engine of that power and size turns with: how it usually is for its fuel and its charging. `chargedFrom`: л.с. a litre from which a petrol one is charged. */
export function torqueOf([fuel, volume, power]: EngineFacts, chargedFrom: number): number {
  const litres = volume / 1_000;
  if (fuel === 'none') return 0;
  if (fuel === 'electro') return stepped(power * 1.4, 5);
  if (fuel === 'diesel') return stepped(power * (litres > 6 ? 4.6 : litres > 3.6 ? 3.3 : 2.25), 5);
  if (fuel === 'hybrid') return stepped(flattened(power, [1.5, 500, 0.9]), 5);
  const isCharged = litres >= 0.6 && power / litres > chargedFrom;
  if (!isCharged) return stepped(Math.min(litres * 97, power * slowTurning), 1);
  const { litres: small, each, aLitre } = smallCharged;
  return stepped(litres <= small ? Math.min(litres * aLitre, power * each) : flattened(power, [1.45, 300, 1.15]), 1);
}

/** What is filled in. `plainBelow`: л.с. a litre of engines that burn the cheapest petrol. */
export function fuelOf([fuel, volume, power]: EngineFacts, plainBelow = 52): Pick<Specification, 'fuel'> {
  if (fuel === 'none' || fuel === 'electro') return {};
  if (fuel === 'diesel') return { fuel: 'Дизельное топливо' };
  if (fuel === 'gas') return { fuel: 'Природный газ, бензин' };
  return { fuel: power / (volume / 1_000) < plainBelow ? 'АИ-92' : 'АИ-95' };
}
