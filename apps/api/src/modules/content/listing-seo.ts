import type { Seo } from '@showroom/api-contract/contract';
import {
  type BodyType,
  bodyTypes,
  type ColorGroup,
  type Country,
  colorGroups,
  countries,
  type DriveType,
  driveTypes,
  type EngineType,
  engineTypes,
  type GearType,
  gearTypes,
  type TransportType,
} from '@showroom/domain/dictionaries';
import { type FilterKind, listingPath } from '@showroom/domain/listing';
import { countOf, formatRoubles } from '@showroom/domain/text';

/** What the texts of a listing are made of. Names are in their written form: `Toyota`, `Camry`. */
export type ListingFacts = {
  type: TransportType;
  condition: 'new' | 'used';
  mark: { code: string; name: string };
  model?: { code: string; name: string };
  filter?: { kind: FilterKind; value: string };
  /** Vehicles in stock and their lowest price in kopecks; for the listing without its filter. */
  stock: { count: number; priceFrom: number | null };
};

type Words = { plural: string; fresh: string; count: readonly [string, string, string] };

const words: Record<TransportType, Words> = {
  cars: { plural: 'автомобили', fresh: 'Новые', count: ['автомобиль', 'автомобиля', 'автомобилей'] },
  moto: { plural: 'мотоциклы', fresh: 'Новые', count: ['мотоцикл', 'мотоцикла', 'мотоциклов'] },
  atv: { plural: 'квадроциклы', fresh: 'Новые', count: ['квадроцикл', 'квадроцикла', 'квадроциклов'] },
  'jet-ski': { plural: 'гидроциклы', fresh: 'Новые', count: ['гидроцикл', 'гидроцикла', 'гидроциклов'] },
  commercial: {
    plural: 'коммерческий транспорт',
    fresh: 'Новый',
    count: ['машина', 'машины', 'машин'],
  },
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `Новые автомобили Toyota`, `Toyota Camry с пробегом`. */
function headline({ type, condition, mark, model }: ListingFacts): string {
  const { plural, fresh } = words[type];
  if (model) {
    const name = `${mark.name} ${model.name}`;
    return condition === 'new' ? `${type === 'commercial' ? 'Новый' : 'Новые'} ${name}` : `${name} с пробегом`;
  }
  return condition === 'new' ? `${fresh} ${plural} ${mark.name}` : `${capital(plural)} ${mark.name} с пробегом`;
}

function seatsText(value: string): string {
  return countOf(Number(value), ['место', 'места', 'мест']);
}

/** The path filter as the end of a headline: `, кузов внедорожник`. */
function filterText({ kind, value }: { kind: FilterKind; value: string }): string {
  switch (kind) {
    case 'bodytype':
      return `кузов: ${lower(bodyTypes[value as BodyType])}`;
    case 'colorgroup':
      return `цвет: ${lower(colorGroups[value as ColorGroup].label)}`;
    case 'country':
      return `страна марки: ${countries[value as Country]}`;
    case 'drivetype':
      return `привод: ${lower(driveTypes[value as DriveType])}`;
    case 'enginetype':
      return `двигатель: ${lower(engineTypes[value as EngineType])}`;
    case 'geartype':
      return `коробка: ${lower(gearTypes[value as GearType])}`;
    case 'numberofseats':
      return seatsText(value);
    case 'year':
      return `${value} год`;
  }
}

/** Title, heading and description of a listing page that nobody has written texts for. */
export function buildListingSeo(facts: ListingFacts): Seo {
  const { type, condition, mark, model, filter, stock } = facts;
  const h1 = filter ? `${headline(facts)}, ${filterText(filter)}` : headline(facts);
  const price = stock.priceFrom === null ? undefined : formatRoubles(stock.priceFrom);
  const inStock = stock.count > 0 && !filter ? countOf(stock.count, words[type].count) : undefined;
  const offer = inStock && price ? `${inStock} в наличии по цене от ${price}` : 'Цены и наличие';
  const subject = condition === 'new' ? 'комплектации, цвета и оснащение' : 'пробег, число владельцев и оснащение';
  return {
    title: price && !filter ? `${h1}: цены от ${price}, наличие` : `${h1}: цены и наличие`,
    h1,
    description: `${h1}. ${offer}. Фотографии, характеристики, ${subject}, расчёт кредита и оценка вашей машины в зачёт.`,
    canonical: listingPath({
      type,
      condition,
      mark: mark.code,
      ...(model && { model: model.code }),
      ...(filter && { filter }),
    }),
    robots: 'index,follow',
    text: [],
  };
}
