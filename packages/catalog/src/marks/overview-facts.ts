import type { BrandOverview } from '@showroom/api-contract/brands';
import { bodyTypes, driveTypes, engineTypes, gearTypes } from '@showroom/domain/dictionaries';
import { formatInteger, formatRoubles, spanText } from '@showroom/domain/text';
import type { Fact } from '@showroom/ui/fact-list';
import { volumeWords } from '../text/vehicle-words.ts';

type Bounds = { min: number; max: number } | null;

/** `123–249`, or one figure when both are it. */
function spanWords(bounds: Bounds, print: (value: number) => string): string {
  if (!bounds) return '';
  return spanText(print(bounds.min), print(bounds.max));
}

const list = <Code extends string>(codes: readonly Code[], labels: Record<Code, string>) =>
  codes.map((code, index) => (index === 0 ? labels[code] : labels[code].toLowerCase())).join(', ');

/** What an overview tells in figures: the bounds of what is in stock. A figure that nothing in stock has is left out. */
export function overviewFacts({ figures, prices }: BrandOverview): Fact[] {
  const { year, power, volume } = figures;
  const price = prices.from === null || prices.to === null ? null : { min: prices.from, max: prices.to };
  const facts: [string, string][] = [
    ['Цена', spanWords(price, formatRoubles)],
    ['Год выпуска', spanWords(year, String)],
    ['Мощность', spanWords(power, (value) => `${formatInteger(value)}\u00a0л.с.`)],
    ['Объём двигателя', spanWords(volume, volumeWords)],
    ['Двигатель', list(figures.engineTypes, engineTypes)],
    ['Коробка передач', list(figures.gearTypes, gearTypes)],
    ['Привод', list(figures.driveTypes, driveTypes)],
    ['Кузов', list(figures.bodyTypes, bodyTypes)],
  ];
  return facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}
