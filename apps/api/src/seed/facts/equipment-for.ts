import { carEquipmentFor, isBurning } from './car-equipment-for.ts';
import { equipmentOther } from './equipment-other.data.ts';
import type { Build, EquipmentGroup, ModelFacts } from './types.ts';

/** Thousand roubles for a new machine: dearer ones have the electronics of the full lists. */
const lightLimit = 450;
/** The same for a van: Largus, ВИС, УАЗ and the older ГАЗель lie below, foreign vans far above. */
const lightVanLimit = 2_000;

const isBelow = (limit: number, model: ModelFacts) => (model.newPrice ?? model.basePrice ?? [Infinity])[0] < limit;
const isLight = (model: ModelFacts) => isBelow(lightLimit, model);

/** Off the road: neither windscreen nor cases, no motorway electronics. */
const isForDirt = ({ body }: Build) => body === 'cross' || body === 'enduro' || body === 'off-road';
/** No road at all: not even the electronics of one. */
const isForForest = ({ body }: Build) => body === 'cross' || body === 'off-road';
/** A competition machine has no lamps and no stand either. */
const isForRacing = ({ body }: Build) => body === 'cross';

/** Stands by itself, and is no rider of corners: clutches and forks are a car's. */
const isTrike = ({ body }: Build) => body === 'tricycle';
const isVan = ({ body }: Build) => body === 'van';

/** A jet ski for one is ridden standing, a quadricycle for one has no second seat. */
const hasPassenger = ({ seats }: Build) => seats !== 1;

/** Items of other vehicles than cars that ask for more than a trim level, with the year since when they are met. */
const conditions: Readonly<Record<string, (build: Build) => boolean>> = {
  'Круиз-контроль': (build) => !isForDirt(build),
  'Регулируемое ветровое стекло': (build) => !isForDirt(build),
  'Крепления боковых кофров': (build) => !isForDirt(build) && build.body !== 'sport-bike',
  Кофр: (build) => !isForDirt(build) && build.body !== 'sport-bike',
  Багажник: ({ body }) => body !== 'sport-bike',
  'Защита рук': ({ body }) => body !== 'sport-bike' && body !== 'classic' && body !== 'tricycle',
  'Спицованные колёса с алюминиевым ободом': ({ body }) => body !== 'sport-bike',
  'Комплект кофров': (build) => !isForDirt(build) && build.body !== 'sport-bike',
  'Двухдисковый передний тормоз': (build) => !isForDirt(build),
  'Адаптивное освещение в поворотах': (build) => !isForDirt(build) && build.year >= 2018,
  'Система контроля давления в шинах': (build) => !isForDirt(build) && build.year >= 2014,
  'Центральная подножка': (build) => !isForDirt(build) && !isTrike(build) && build.body !== 'sport-bike',
  'Рулевой демпфер': ({ body }) => body === 'sport-bike' || body === 'road',
  'Подогрев сиденья': (build) => !isForDirt(build) && build.body !== 'sport-bike',
  'Бесключевой доступ': (build) => !isForDirt(build) && build.year >= 2013,
  'Светодиодная фара': (build) => !isForRacing(build) && build.year >= 2014,
  'Аварийная сигнализация': (build) => !isForRacing(build),
  'Антиблокировочная система (ABS)': (build) => !isForForest(build) && build.year >= 2008,
  'ABS с учётом наклона': (build) => !isForDirt(build) && build.year >= 2015,
  'Трэкшн-контроль': (build) => !isForForest(build) && build.year >= 2011,
  'Режимы работы двигателя': (build) => !isForRacing(build),
  'Электронная ручка газа': (build) => !isForForest(build),
  'Гнездо USB': (build) => !isForForest(build),
  'Подогрев рукояток': (build) => !isForRacing(build),
  'Боковая подножка': (build) => !isForRacing(build) && !isTrike(build),
  'Вилка перевёрнутого типа': (build) => !isTrike(build),
  'Радиальные тормозные суппорты': (build) => !isForForest(build),
  'Спинка пассажира': hasPassenger,
  'Складная посадочная ступень': hasPassenger,
  'Эргономичное седло с коленными упорами': hasPassenger,
  'Проушина для буксировки лыжника': hasPassenger,
  'Быстросъёмное крепление багажа': hasPassenger,
  'Быстрое переключение передач (quickshifter)': (build) => isBurning(build) && build.year >= 2013,
  'Проскальзывающее сцепление': (build) => isBurning(build) && !isTrike(build),
  'Электронный впрыск топлива': (build) => isBurning(build) && build.year >= 2007,
  'Цветной TFT-экран': (build) => !isForDirt(build) && build.year >= 2016,
  'Подключение смартфона': (build) => !isForDirt(build) && build.year >= 2017,
  'Электронно-управляемая подвеска': (build) => !isForDirt(build) && build.year >= 2013,
  Кикстартер: (build) => isBurning(build) && build.body !== 'sport-bike',
  'Топливный кран с резервом': (build) => isBurning(build) && build.body !== 'sport-bike',
  'Масляный радиатор': isBurning,
  'Предпусковой подогреватель': isBurning,
  'Подогрев топливного фильтра': ({ fuel }) => fuel === 'diesel',
  'ЭРА-ГЛОНАСС': ({ year }) => year >= 2017,
  'Ассистент удержания в полосе': ({ year }) => year >= 2016,
  'Система экстренного торможения': ({ year }) => year >= 2014,
  'Адаптивный круиз-контроль': ({ year }) => year >= 2013,
  'Моторный тормоз': isBurning,
  'Подключаемый полный привод': ({ drive }) => drive === 'full',
  'Сдвижная боковая дверь': ({ body }) => body === 'van' || body === 'microbus',
  'Петли крепления груза': isVan,
  'Перегородка грузового отсека': isVan,
  'Обшивка грузового отсека': isVan,
  'Освещение грузового отсека': isVan,
  'Распашные двери на 270°': isVan,
  'Отопитель салона': ({ body }) => body === 'microbus',
  'Освещение салона': ({ body }) => body === 'microbus',
  'Кондиционер салона': ({ body }) => body === 'microbus',
};

/** What a lorry has that crosses the country; one for town has an engine of a van. */
const longHaul: readonly string[] = [
  'Спальное место',
  'Холодильник',
  'Стояночный кондиционер',
  'Пневматическая подвеска кабины',
  'Ретардер (интардер)',
  'Алюминиевые топливные баки',
];
const isForTown = ({ bodies, engines }: ModelFacts) =>
  bodies.includes('truck') && engines.every(([, volume]) => volume < 5_000);

/** Names that the rules above speak of. */
export const conditionalItems: readonly string[] = [...Object.keys(conditions), ...longHaul];

/** Equipment groups of a vehicle of any type: what its kind has, without what does not fit its body, engine or year. */
export function equipmentFor(model: ModelFacts, build: Build): readonly EquipmentGroup[] {
  const groups = groupsOf(model);
  if (!groups) return carEquipmentFor(model, build);
  const without = isForTown(model) ? longHaul : [];
  const fits = (item: string) => !without.includes(item) && (conditions[item]?.(build) ?? true);
  return groups
    .map(({ name, items }) => ({ name, items: items.filter(([item]) => fits(item)) }))
    .filter(({ items }) => items.length > 0);
}

function groupsOf(model: ModelFacts): readonly EquipmentGroup[] | undefined {
  switch (model.type ?? 'cars') {
    case 'moto':
      return isLight(model) ? equipmentOther.motoLight : equipmentOther.moto;
    case 'atv':
      return isLight(model) ? equipmentOther.atvLight : equipmentOther.atv;
    case 'jet-ski':
      return equipmentOther.jetSki;
    case 'commercial':
      return equipmentOther[commercialKind(model)];
    case 'cars':
      return undefined;
  }
}

/** A model that is built both as a van and as a flatbed has the cabin of a van. */
function commercialKind(model: ModelFacts): 'semiTrailer' | 'truck' | 'van' | 'vanLight' {
  if (model.bodies.includes('semi-trailer')) return 'semiTrailer';
  if (model.bodies.every((body) => body === 'truck')) return 'truck';
  return isBelow(lightVanLimit, model) ? 'vanLight' : 'van';
}
