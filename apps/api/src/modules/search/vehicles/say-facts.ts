import type { AmountRange } from '@showroom/domain/search/read-amounts';
import { type AskedAmounts, slack } from '../words/read-facts.ts';

const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
/** Kilograms of a ton and millimetres of a metre. */
const thousand = 1_000;

/** «до 5 т», «от 5 т», «5 т»; of a range that is wider than what was said the figure is `said` alone. */
function sayRange({ from = 0, to }: AmountRange, unit: string, perUnit: number, said?: readonly number[]): string {
  const say = (figure: number) => decimal.format(figure / perUnit);
  if (to === undefined) return `от ${say(from)} ${unit}`;
  if (from <= 1) return `до ${say(to)} ${unit}`;
  return said ? `${say(from / (said[0] ?? 1))} ${unit}` : `${say(from)}–${say(to)} ${unit}`;
}

/** A figure as it is said after a kind of vehicle that there is none of: «до 50 см³», «грузоподъёмностью 20 т». */
export function sayFact(facts: AskedAmounts): string | undefined {
  const { volume, wheels, payload, grossWeight, cargoVolume, cargoLength } = facts;
  if (volume) return sayRange(volume, 'см³', 1, slack.volume);
  if (wheels) return wheels;
  if (payload) return `грузоподъёмностью ${sayRange(payload, 'т', thousand, slack.payload)}`;
  if (grossWeight) return `полной массой ${sayRange(grossWeight, 'т', thousand)}`;
  if (cargoVolume) return `с кузовом ${sayRange(cargoVolume, 'м³', 1, slack.cargoVolume)}`;
  return cargoLength && `с кузовом ${sayRange(cargoLength, 'м', thousand, slack.cargoLength)}`;
}
