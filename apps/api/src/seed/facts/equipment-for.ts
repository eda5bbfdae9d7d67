import { drawnKindOf, isSideBySide } from '@showroom/domain/picture-shape';
import { carEquipmentFor, isBurning } from './car-equipment-for.ts';
import { equipmentOther } from './equipment-other.data.ts';
import type { Build, EquipmentGroup, ModelFacts } from './types.ts';

/** Thousand roubles for a new machine: dearer ones have the electronics of the full lists. */
const lightLimit = 450;
/** The same for a van: Largus, ВИС, УАЗ and the older ГАЗель lie below, foreign vans far above. */
const lightVanLimit = 2_000;

const isBelow = (limit: number, model: ModelFacts) => (model.newPrice ?? model.basePrice ?? [Infinity])[0] < limit;
const isLight = (model: ModelFacts) => isBelow(lightLimit, model);

/** cm³ from which an enduro crosses countries, with a windscreen and cases; the checker doubts them in smaller ones. */
const travelFrom = 460;
/** Off the road: neither windscreen nor cases, no motorway electronics. */
const isForDirt = ({ body }: Build, { engines }: ModelFacts) =>
  body === 'cross' || body === 'off-road' || (body === 'enduro' && engines.some(([, volume]) => volume < travelFrom));
/** No road at all: not even the electronics of one. */
const isForForest = ({ body }: Build) => body === 'cross' || body === 'off-road';
/** A competition machine has no lamps and no stand either. */
const isForRacing = ({ body }: Build) => body === 'cross';

/** Stands by itself, and is no rider of corners: clutches and forks are a car's. */
const isTrike = ({ body }: Build) => body === 'tricycle';
/** Leans into corners at a pace that asks for electronics of the track. */
const isQuick = ({ body }: Build) => body !== 'tricycle' && body !== 'classic';
const isVan = ({ body }: Build) => body === 'van';

const isMotorcycle = ({ type }: ModelFacts, { body }: Build) => type === 'moto' && body !== 'tricycle';
/** Its belt shifts by itself, under a cover. */
const isOnBelt = ({ type, engines }: ModelFacts) =>
  type === 'moto' && engines.every(([, , , gears]) => gears.every((gear) => gear === 'variator'));
const isScooter = (build: Build, model: ModelFacts) => isMotorcycle(model, build) && isOnBelt(model);
const hasClutch = (build: Build, model: ModelFacts) => isBurning(build) && !isOnBelt(model);
/** With a sidecar: made as it was when nothing but the spark was electric. */
const isSidecar = (build: Build, model: ModelFacts) => isMotorcycle(model, build) && (build.seats ?? 0) > 2;
const isElectronic = (build: Build, model: ModelFacts) => !isSidecar(build, model);

/** Started by foot, its fuel let in by hand. */
const hasPlainStart = (build: Build, model: ModelFacts) =>
  isBurning(build) && build.body !== 'sport-bike' && !isScooter(build, model);

/** Steered with a wheel, entered by doors. */
const isBuggy = (_: Build, { code }: ModelFacts) => isSideBySide(code);
const isRidden = (_: Build, { code }: ModelFacts) => !isSideBySide(code);
const hasRacks = (_: Build, { code }: ModelFacts) => drawnKindOf('atv', code) === 'quad';

/** A floor to stand goods on: a tub and a frame for containers have none. */
const hasFloor = (_: Build, { code }: ModelFacts) =>
  !['tipper', 'container'].includes(drawnKindOf('semi-trailer', code) ?? '');

/** A trailer or a lorry whose body is such. */
const isBuiltAs =
  (...kinds: readonly string[]) =>
  ({ body }: Build, { code }: ModelFacts): boolean =>
    kinds.includes(drawnKindOf(body, code) ?? '');
const isReefer = isBuiltAs('reefer', 'small-reefer', 'mid-reefer');
const isTipper = isBuiltAs('tipper', 'dump');

/** cm³ of a quad from which it goes where wheels leave their rims. */
const roughFrom = 500;
const isForRough = (_: Build, { engines }: ModelFacts) => engines.some(([, volume]) => volume >= roughFrom);

/** Ridden sitting. */
const hasSaddle = (_: Build, { code }: ModelFacts) => drawnKindOf('jet-ski', code) !== 'stand-up';
/** Thousand roubles of a new jet ski below which it is a toy of plastic. */
const toySkiLimit = 1_700;
const isCruiser = (build: Build, model: ModelFacts) => hasSaddle(build, model) && !isBelow(toySkiLimit, model);

/** A jet ski for one is ridden standing, a quadricycle for one has no second seat. */
const hasPassenger = ({ seats }: Build) => seats !== 1;

/** Models whose fork is a plain one, or who have none: levers carry the wheel of a boxer and of a large tourer. */
const plainForks: ReadonlySet<string> = new Set([
  ...['r-1200-gs', 'r-1250-gs', 'r-1300-gs', 'r-18', 'k-1600-gtl', 'gold-wing', 'fjr1300', 'street-glide', 'road-king'],
  ...['fat-boy', 'nightster', 'sportster-883', 'rebel-500', 'rebel-1100', 'vulcan-s', 'meteor-350', 'classic-350'],
  ...['interceptor-650', 'imperiale-400', 'bonneville-t120', 'avenger-220', '400-cruiser'],
]);

/** Classics by their looks alone: with a screen and brakes of today. The others have round dials, whatever they cost. */
const modernClassics: ReadonlySet<string> = new Set([
  'sportster-s',
  'nightster',
  'rocket-3',
  'scrambler-icon',
  'leoncino-500',
  '700-cl-x',
  'xsr700',
  'z900rs',
  'speed-400',
]);
const isOfToday = ({ body }: Build, { code }: ModelFacts) => body !== 'classic' || modernClassics.has(code);

/** Items of other vehicles than cars that ask for more than a trim level, with the year since when they are met. */
const conditions: Readonly<Record<string, (build: Build, model: ModelFacts) => boolean>> = {
  'Круиз-контроль': (build, model) =>
    !isForDirt(build, model) &&
    isElectronic(build, model) &&
    !isScooter(build, model) &&
    (model.type !== 'jet-ski' || isCruiser(build, model)),
  'Усиленный пол под погрузчик': hasFloor,
  'Сертификат крепления груза': hasFloor,
  'Крепёжные петли': hasFloor,
  'Нейтраль и задний ход': hasSaddle,
  'Тормоз и реверс с руля': hasSaddle,
  'Влагозащищённый багажный отсек': hasSaddle,
  'Перчаточный ящик': hasSaddle,
  'Отсек для телефона с USB': hasSaddle,
  'Влагозащищённая аудиосистема': hasSaddle,
  'Электрический триммер': isCruiser,
  'Цветной сенсорный экран': isCruiser,
  // Told of one that is made for fishing.
  'Эхолот и навигация': (_, { code }) => code.startsWith('fish'),
  'Регулируемое ветровое стекло': (build, model) =>
    !isForDirt(build, model) && build.body !== 'sport-bike' && isElectronic(build, model),
  'Крепления боковых кофров': (build, model) =>
    !isForDirt(build, model) && build.body !== 'sport-bike' && isElectronic(build, model),
  Кофр: (build, model) => !isForDirt(build, model) && build.body !== 'sport-bike',
  Багажник: ({ body }) => body !== 'sport-bike',
  'Защита рук': (build, model) =>
    !['sport-bike', 'classic', 'tricycle'].includes(build.body) && !isScooter(build, model) && isRidden(build, model),
  'Защита двигателя': (build, model) => isBurning(build) && !isScooter(build, model),
  'Защита картера': isBurning,
  Электростартер: isBurning,
  'Указатель включённой передачи': hasClutch,
  'Отсек для шлема под сиденьем': isScooter,
  'Передача заднего хода': isSidecar,
  'Привод на колесо коляски': isSidecar,
  'Запасное колесо на коляске': isSidecar,
  'Холодильно-отопительная установка': isReefer,
  'Регистратор температуры': isReefer,
  'Гидроцилиндр подъёма кузова': isTipper,
  'Сворачивающийся тент': isTipper,
  'Фитинговые замки': isBuiltAs('container'),
  'Сдвижная крыша': isBuiltAs('curtain'),
  'Литые диски с бедлоками': isForRough,
  'Блокировка заднего дифференциала': isForRough,
  'Багажные площадки': hasRacks,
  'Подогрев рукояток и курка газа': isRidden,
  'Грузовой кузов': isBuggy,
  'Защитный каркас и трёхточечные ремни': isBuggy,
  Крыша: isBuggy,
  'Боковые двери': isBuggy,
  'Ветровое стекло': isBuggy,
  'Спицованные колёса с алюминиевым ободом': ({ body }) => body !== 'sport-bike',
  'Комплект кофров': (build, model) =>
    !isForDirt(build, model) && build.body !== 'sport-bike' && isElectronic(build, model),
  'Двухдисковый передний тормоз': (build, model) =>
    !isForDirt(build, model) && !isScooter(build, model) && isElectronic(build, model),
  'Адаптивное освещение в поворотах': (build, model) =>
    !isForDirt(build, model) && isQuick(build) && isElectronic(build, model) && build.year >= 2018,
  'Система контроля давления в шинах': (build, model) =>
    !isForDirt(build, model) && isElectronic(build, model) && build.year >= 2014,
  'Центральная подножка': (build, model) => !isForDirt(build, model) && !isTrike(build) && build.body !== 'sport-bike',
  'Рулевой демпфер': (build, model) =>
    build.body === 'sport-bike' || (build.body === 'road' && !isScooter(build, model)),
  'Подогрев сиденья': (build, model) => !isForDirt(build, model) && build.body !== 'sport-bike',
  'Бесключевой доступ': (build, model) => !isForDirt(build, model) && isElectronic(build, model) && build.year >= 2013,
  'Светодиодная фара': (build) => !isForRacing(build) && build.year >= 2014,
  'Аварийная сигнализация': (build) => !isForRacing(build),
  'Антиблокировочная система (ABS)': (build, model) =>
    !isForForest(build) && isElectronic(build, model) && build.year >= 2008,
  'ABS с учётом наклона': (build, model) =>
    !isForDirt(build, model) && !isTrike(build) && isElectronic(build, model) && build.year >= 2015,
  'Трэкшн-контроль': (build, model) => !isForForest(build) && isElectronic(build, model) && build.year >= 2011,
  'Режимы работы двигателя': (build, model) => !isForRacing(build) && isElectronic(build, model),
  'Электронная ручка газа': (build, model) => !isForForest(build) && isElectronic(build, model),
  'Система помощи при старте': (build, model) => hasClutch(build, model) && isElectronic(build, model),
  'Гнездо USB': (build) => !isForForest(build),
  'Подогрев рукояток': (build) => !isForRacing(build) && build.body !== 'sport-bike',
  'Боковая подножка': (build, model) => !isForRacing(build) && !isTrike(build) && isElectronic(build, model),
  'Вилка перевёрнутого типа': (build, model) =>
    !isTrike(build) && !isScooter(build, model) && isElectronic(build, model) && !plainForks.has(model.code),
  'Полностью регулируемая подвеска': (build, model) => !isScooter(build, model) && isElectronic(build, model),
  'Радиальные тормозные суппорты': (build, model) =>
    !isForForest(build) && !isScooter(build, model) && isElectronic(build, model) && isOfToday(build, model),
  'Спинка пассажира': (build, model) => hasPassenger(build) && isRidden(build, model),
  'Складная посадочная ступень': hasPassenger,
  'Эргономичное седло с коленными упорами': hasPassenger,
  'Проушина для буксировки лыжника': hasPassenger,
  'Быстросъёмное крепление багажа': hasPassenger,
  'Быстрое переключение передач (quickshifter)': (build, model) =>
    hasClutch(build, model) && isQuick(build) && isElectronic(build, model) && build.year >= 2013,
  'Проскальзывающее сцепление': (build, model) =>
    hasClutch(build, model) && !isTrike(build) && isElectronic(build, model),
  'Электронный впрыск топлива': (build) => isBurning(build) && build.year >= 2007,
  'Цветной TFT-экран': (build, model) =>
    !isForDirt(build, model) && isElectronic(build, model) && isOfToday(build, model) && build.year >= 2016,
  'Подключение смартфона': (build, model) =>
    !isForDirt(build, model) && isElectronic(build, model) && isOfToday(build, model) && build.year >= 2017,
  'Электронно-управляемая подвеска': (build, model) =>
    !isForDirt(build, model) &&
    isQuick(build) &&
    isElectronic(build, model) &&
    !isScooter(build, model) &&
    build.year >= 2013,
  Кикстартер: hasPlainStart,
  'Топливный кран с резервом': hasPlainStart,
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
  const groups = groupsOf(model, build);
  if (!groups) return carEquipmentFor(model, build);
  const without = isForTown(model) ? longHaul : [];
  const fits = (item: string) => !without.includes(item) && (conditions[item]?.(build, model) ?? true);
  return [...groups, ...(build.body === 'truck' ? equipmentOther.truckBody : [])]
    .map(({ name, items }) => ({ name, items: items.filter(([item]) => fits(item)) }))
    .filter(({ items }) => items.length > 0);
}

function groupsOf(model: ModelFacts, { drive }: Build): readonly EquipmentGroup[] | undefined {
  switch (model.type ?? 'cars') {
    case 'moto':
      return isLight(model) ? equipmentOther.motoLight : equipmentOther.moto;
    case 'atv':
      if (isLight(model)) return equipmentOther.atvLight;
      // What is driven by a chain is for sport: it carries and pulls nothing.
      return drive === 'chain' ? equipmentOther.atvSport : equipmentOther.atv;
    case 'jet-ski':
      return equipmentOther.jetSki;
    case 'commercial':
      return equipmentOther[commercialKind(model)];
    case 'cars':
      return undefined;
  }
}

/** cm³ below which a lorry is a van with a bed. */
const vanEngine = 2_800;

/** A model that is built both as a van and as a flatbed has the cabin of a van, and so has the smallest lorry. */
function commercialKind(model: ModelFacts): 'semiTrailer' | 'truck' | 'van' | 'vanLight' {
  if (model.bodies.includes('semi-trailer')) return 'semiTrailer';
  const isLorry = model.bodies.every((body) => body === 'truck');
  if (isLorry && model.engines.some(([, volume]) => volume >= vanEngine)) return 'truck';
  return isBelow(lightVanLimit, model) ? 'vanLight' : 'van';
}
