import type { TransportType } from '@showroom/domain/dictionaries';

/** Thousand roubles between which four of five vehicles on the Russian market cost, late 2026; new and used ones together. */
const usualPrices: Readonly<Record<TransportType, readonly [from: number, to: number]>> = {
  cars: [800, 6_500],
  moto: [250, 2_800],
  atv: [450, 2_200],
  'jet-ski': [1_150, 3_050],
  commercial: [1_250, 8_500],
};

const kopecks = 100_000;

/** Whether a vehicle costs what most of its type do. `price`: kopecks. */
export function isUsualPrice(type: TransportType, price: number): boolean {
  const [from, to] = usualPrices[type];
  return price >= from * kopecks && price <= to * kopecks;
}
