import { codesOf } from '@showroom/domain/dictionaries';
import type { AmountRange } from '@showroom/domain/search/read-amounts';
import type { EquipmentItem } from '../../catalog/equipment.data.ts';
import { bitOfEquipment } from '../../catalog/equipment.ts';
import type { Attribute } from '../words/attributes.data.ts';
import { type AskedAmounts, slack } from '../words/read-facts.ts';
import type { VehicleSense } from './vehicle-senses.ts';

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

const equipped: Partial<Record<EquipmentItem, string>> = {
  panorama: 'с панорамной крышей',
  sunroof: 'с люком',
  leather: 'с кожаным салоном',
  seatHeating: 'с подогревом сидений',
  wheelHeating: 'с подогревом руля',
  screenHeating: 'с обогревом лобового стекла',
  preheater: 'с предпусковым подогревателем',
  remoteStart: 'с дистанционным запуском',
  conditioner: 'с кондиционером',
  climate: 'с климат-контролем',
  ventilation: 'с вентиляцией сидений',
  rearCamera: 'с камерой заднего вида',
  surroundView: 'с круговым обзором',
  adaptiveCruise: 'с адаптивным круиз-контролем',
  cruise: 'с круиз-контролем',
  headUp: 'с проекцией на стекло',
  powerTailgate: 'с электроприводом багажника',
  winch: 'с лебёдкой',
  towBar: 'с фаркопом',
};

/** A single thing that a vehicle is to be equipped with. */
function sayEquipment({ has, lacks }: NonNullable<AskedAmounts['equipment']>): string | undefined {
  const [item] = codesOf(equipped).filter((one) => bitOfEquipment(one) === has);
  return lacks === 0 && item ? equipped[item] : undefined;
}

/** A figure as it is said after a kind of vehicle that there is none of: «до 50 см³», «грузоподъёмностью 20 т». */
export function sayFact(facts: AskedAmounts): string | undefined {
  const { equipment, volume, wheels, payload, grossWeight, cargoVolume, cargoLength, leastSeats } = facts;
  if (equipment) return sayEquipment(equipment);
  if (volume) return sayRange(volume, 'см³', 1, slack.volume);
  if (wheels) return wheels;
  if (payload) return `грузоподъёмностью ${sayRange(payload, 'т', thousand, slack.payload)}`;
  if (grossWeight) return `полной массой ${sayRange(grossWeight, 'т', thousand)}`;
  if (cargoVolume) return `с кузовом ${sayRange(cargoVolume, 'м³', 1, slack.cargoVolume)}`;
  if (leastSeats !== undefined) return `от ${leastSeats} мест`;
  return cargoLength && `с кузовом ${sayRange(cargoLength, 'м', thousand, slack.cargoLength)}`;
}

const ofColor: Readonly<Record<string, string>> = {
  white: 'белого',
  silver: 'серебристого',
  gray: 'серого',
  black: 'чёрного',
  blue: 'синего',
  'light-blue': 'голубого',
  red: 'красного',
  burgundy: 'бордового',
  green: 'зелёного',
  brown: 'коричневого',
  beige: 'бежевого',
  orange: 'оранжевого',
  yellow: 'жёлтого',
  purple: 'фиолетового',
};

/** Wishes beside a name, by their key and the first of their values, and by all of them where these mean doors. */
const features: Readonly<Record<string, string>> = {
  'bodyType suv-3d,coupe': 'с тремя дверями',
  'bodyType suv,hatchback,liftback,wagon': 'с пятью дверями',
  'bodyType coupe,cabriolet,suv-3d': 'с двумя дверями',
  'bodyType sedan': 'в кузове седан',
  'bodyType liftback': 'в кузове лифтбек',
  'bodyType hatchback': 'в кузове хэтчбек',
  'bodyType wagon': 'в кузове универсал',
  'bodyType suv': 'в кузове внедорожник',
  'bodyType coupe': 'в кузове купе',
  'bodyType cabriolet': 'в кузове кабриолет',
  'bodyType minivan': 'в кузове минивэн',
  'bodyType pickup': 'в кузове пикап',
  'bodyType van': 'в кузове фургон',
  'bodyType microbus': 'в кузове микроавтобус',
  'gear automatic': 'с автоматической коробкой',
  'gear manual': 'с механической коробкой',
  'gear robot': 'с роботом',
  'gear variator': 'с вариатором',
  'drive full': 'с полным приводом',
  'drive front': 'с передним приводом',
  'drive rear': 'с задним приводом',
  'engine petrol': 'с бензиновым двигателем',
  'engine diesel': 'с дизельным двигателем',
  'engine hybrid': 'с гибридным двигателем',
  'engine electro': 'с электродвигателем',
  'engine gas': 'на газе',
  'condition new': 'без пробега',
  'condition used': 'с пробегом',
};

const ofCountries: Readonly<Record<string, string>> = {
  'de,fr,gb,it,se,cz,es': 'из Европы',
  cn: 'из Китая',
  de: 'из Германии',
  kr: 'из Кореи',
  jp: 'из Японии',
  ru: 'из России',
  us: 'из США',
  fr: 'из Франции',
  gb: 'из Великобритании',
  se: 'из Швеции',
  it: 'из Италии',
};
/** Where a kind is said to be lacking from: «Грузовиков из Японии». */
export const sayCountry = ({ key, value, not }: Attribute): string | undefined =>
  key === 'country' && !not ? ofCountries[String(value)] : undefined;

const withoutGear: Readonly<Record<string, string>> = {
  variator: 'без вариатора',
  robot: 'без робота',
  automatic: 'с механической коробкой',
  manual: 'с автоматической коробкой',
};

/** A wish as it is said after the name of a model that is there in no such build: «чёрного цвета», «в кузове универсал». */
export function sayFeature({ key, value, not }: Attribute): string | undefined {
  if (not) return key === 'gear' ? withoutGear[String([value].flat()[0])] : undefined;
  const values = [value].flat();
  if (key === 'color') return ofColor[String(values[0])] && `${ofColor[String(values[0])]} цвета`;
  if (key === 'seats') return `на ${value} мест`;
  return features[`${key} ${values}`] ?? features[`${key} ${values[0]}`];
}

/** A word's one wish as it is said so; undefined for what is no wish or may mean several. */
export function sayWish({ kind, attributes }: Pick<VehicleSense, 'kind' | 'attributes'>) {
  const [attribute, ...more] = attributes;
  const said = kind === 'exact' && more.length === 0 && attribute ? sayFeature(attribute) : undefined;
  return said === undefined || !attribute ? undefined : { key: attribute.key, said };
}

/** «белого цвета с двигателем 1,6 л и автоматической коробкой», «с двигателем 1,4 л, роботом и полным приводом» */
export const sayTogether = (parts: readonly string[]): string => {
  const isWith = (part = '') => part.startsWith('с ') && part !== features['condition used'];
  return parts.reduce((said, part, at) => {
    if (!isWith(part) || !isWith(parts[at - 1])) return `${said} ${part}`;
    return isWith(parts[at + 1]) ? `${said}, ${part.slice(2)}` : `${said} и ${part.slice(2)}`;
  });
};
