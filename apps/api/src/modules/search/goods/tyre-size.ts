import { toLookAlike } from '@showroom/domain/search/look-alike';
import { foldText } from '@showroom/domain/search/search-atoms';
import { readOilGrade } from '../words/read-special.ts';
import { tyreSizesOfCars } from '../words/tyre-sizes.data.ts';
import type { GoodsStock } from './goods-stock.ts';

const said = /(?<!\d)(\d{3})\s?[/ ]\s?(\d{2})(?:\s?\/?\s?[rр]?\s?(\d{2}))?(?!\d)/u;
/** «шины 215/6» */
const begun = /(?<!\d)(\d{3})\s?\/\s?(\d)$/u;
const isTyre = (name = '') => /\d{3}\/\d{2} R\d{2}/.test(name);
const isLamp = (name = '') => name.startsWith('Лампа ');
const isMotorOil = (name = '') => name.startsWith('Масло моторное');

/** The size of a tyre that a text asks for, as names write it: «185 65 15» is 185/65 R15. */
export function readTyreSize(text: string): string | undefined {
  const [, width, profile, rim] = said.exec(foldText(text)) ?? begun.exec(foldText(text).trim()) ?? [];
  return width === undefined
    ? undefined
    : profile?.length === 1
      ? ` ${width}/${profile}`
      : ` ${width}/${profile} R${rim ?? ''}`;
}

/** The base of a lamp that a text asks for, as names write it. */
function readLampBase(text: string): string | undefined {
  const [, base] =
    /(?<![\p{L}\d])(h(?:1|3|4|7|8|11)|hb[34]|d[1-4]s|w5w|t10)(?![\p{L}\d])/u.exec(toLookAlike(foldText(text))) ?? [];
  return base === undefined ? undefined : ` ${base.toUpperCase()},`;
}

const ofCars = tyreSizesOfCars.map(([sizes, cars]) => ({
  sizes: sizes.split(', ').map((size) => ` ${size}`),
  cars: new RegExp(`(?<![\\p{L}\\d])(?:${cars.replaceAll(' ', '|')})`, 'u'),
}));
/** The sizes that a car of a text is sold with: «зимняя резина на рио»; none where it names none that is known. */
const sizesOfCar = (text: string): readonly string[] =>
  ofCars.find(({ cars }) => cars.test(foldText(text)))?.sizes ?? [];

/** What must be as it was asked for, and how a text asks for it. */
const sizes: readonly (readonly [isSuch: (name?: string) => boolean, read: (text: string) => string | undefined])[] = [
  [isTyre, readTyreSize],
  [isMotorOil, readOilGrade],
  [isLamp, readLampBase],
];

/** Tyres, oils or lamps that are meant; where none is of the size, grade or base that a text asks for, those of another make and the same kind that are: another fits no wheel and no engine. */
export function ofSize(
  { items }: Pick<GoodsStock, 'items'>,
  holdingId: number,
  text: string,
  places: readonly number[],
): readonly number[] {
  const first = items[places[0] ?? -1]?.name;
  const size = sizes.find(([isSuch]) => isSuch(first))?.[1](text);
  if (size === undefined && isTyre(first)) {
    const ofCar = sizesOfCar(text);
    const fitting = places.filter((place) => ofCar.some((one) => items[place]?.name.includes(one)));
    return fitting.length > 0 ? fitting : places;
  }
  if (size === undefined) return places;
  const hasSize = (place: number) => items[place]?.name.includes(size) === true;
  const exact = places.filter(hasSize);
  if (exact.length > 0) return exact;
  const categories = new Set(places.map((place) => items[place]?.categoryId));
  // A base is for one light, whatever shines in it.
  if (isLamp(first)) for (const { categoryId, name } of items) if (isLamp(name)) categories.add(categoryId);
  const others: number[] = [];
  for (const [place, { categoryId, holdings }] of items.entries())
    if (categories.has(categoryId) && holdings.includes(holdingId) && hasSize(place)) others.push(place);
  if (others.length === 0) return places;
  // «лукойл генезис 5w40»: of its maker first, where one was named.
  const [maker, ...makers] = new Set(places.map((place) => items[place]?.brandId));
  const isOfMaker = (place: number) => makers.length === 0 && items[place]?.brandId === maker;
  return [...others.filter(isOfMaker), ...others.filter((place) => !isOfMaker(place))];
}
