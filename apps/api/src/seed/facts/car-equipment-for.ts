import type { BodyType } from '@showroom/domain/dictionaries';
import { hasRearDoors } from '@showroom/domain/doors';
import { carEquipment } from './equipment.data.ts';
import { lackingOf } from './plain-equipment.data.ts';
import type { Build, EquipmentGroup, EquipmentItem, EquipmentLevel, ModelFacts } from './types.ts';

/** Base price of a new one, thousand roubles, from which a car is luxury: its base trim has what others have in the middle. */
const luxuryFrom = 6_000;
/** Top price up to which a car is cheap: of what others have in rich and top trims it has only `cheapRiches`. */
const cheapTo = 1_400;
const cheapRiches: readonly string[] = [
  'Обогрев лобового стекла',
  'Обогрев форсунок стеклоомывателя',
  'Подогрев задних сидений',
  'Навигационная система',
  'Электроскладывание зеркал',
  'Дистанционный запуск двигателя',
  'Тонировка задних стёкол',
  'Система помощи при спуске',
];
/** How many years later than others cheap cars get a novelty: a design that ran out got none in its last years. */
const cheapLag = { stillMade: 4, ended: 10 };
/** What every new car has by law since that year (TR TS 018/2011), whatever it costs. */
const lawful: Readonly<Record<string, number>> = {
  'Антиблокировочная система тормозов (ABS)': 2016,
  'Система вызова экстренных служб «ЭРА-ГЛОНАСС»': 2017,
  'Крепления детских кресел ISOFIX': 2016,
  'Дневные ходовые огни': 2016,
};

const withRails: readonly BodyType[] = ['wagon', 'suv', 'suv-3d', 'minivan', 'microbus'];

export const isBurning = ({ fuel }: Build) => fuel !== 'electro';
const hasBackSeat = ({ seats }: Pick<Build, 'seats'>) => seats === null || seats > 2;

const canOpenBehind = (build: Build) => hasRearDoors(build.body, build.doors) && hasBackSeat(build);

/** Items that ask for more than a trim level: what must be true of the vehicle. */
const conditions: Readonly<Record<string, (build: Build, model: ModelFacts) => boolean>> = {
  'Рейлинги на крыше': ({ body }) => withRails.includes(body),
  'Панорамная крыша': ({ body }) => body !== 'cabriolet' && body !== 'pickup',
  'Электропривод двери багажника': ({ body }) => withRails.includes(body) || body === 'liftback',
  'Отдельный климат-контроль для задних пассажиров': (build, { klass }) =>
    hasBackSeat(build) && (klass === 'E' || klass === 'F' || klass === 'J' || klass === 'M'),
  'Электростеклоподъёмники задние': canOpenBehind,
  'Блокировка замков задних дверей с места водителя': canOpenBehind,
  'Шторки безопасности': ({ body }) => body !== 'cabriolet',
  'Тонировка задних стёкол': ({ body }) => body !== 'cabriolet',
  'Складываемая спинка заднего сиденья': hasBackSeat,
  'Подогрев задних сидений': hasBackSeat,
  'Задний подлокотник': hasBackSeat,
  'USB-разъёмы для задних пассажиров': hasBackSeat,
  'Система помощи при спуске': ({ drive }) => drive === 'full',
  'Полноразмерное запасное колесо': (build, { klass }) => isBurning(build) && klass !== 'S',
  'Предпусковой подогреватель': isBurning,
  'Дистанционный запуск двигателя': isBurning,
};

/** Names that the rules above speak of. */
export const conditionalItems: readonly string[] = [
  ...Object.keys(conditions),
  ...cheapRiches,
  ...(lackingOf.get('utility') ?? []),
];

function shifted([name, level, since]: EquipmentItem, { newPrice, basePrice }: ModelFacts): EquipmentItem {
  const [base = 0] = newPrice ?? basePrice ?? [];
  const lower: EquipmentLevel = level === 3 ? 2 : level === 2 ? 1 : 0;
  return [name, base >= luxuryFrom ? lower : level, since];
}

/** Equipment groups of a passenger car: without what came after its year, does not fit its body or engine, or is never bought at its price. */
export function carEquipmentFor(model: ModelFacts, build: Build): readonly EquipmentGroup[] {
  const [, top = Number.POSITIVE_INFINITY] = model.newPrice ?? model.basePrice ?? [];
  const isCheap = top <= cheapTo;
  const lag = isCheap ? cheapLag[model.years[1] === null ? 'stillMade' : 'ended'] : 0;
  const lacking = model.plain && lackingOf.get(model.plain);
  const fits = ([name, level, since = 0]: EquipmentItem) =>
    !lacking?.has(name) &&
    (since <= build.year - lag || build.year >= (lawful[name] ?? Number.POSITIVE_INFINITY)) &&
    (!isCheap || level < 2 || cheapRiches.includes(name)) &&
    (conditions[name]?.(build, model) ?? true);
  return carEquipment
    .map(({ name, items }) => ({ name, items: items.filter(fits).map((item) => shifted(item, model)) }))
    .filter(({ items }) => items.length > 0);
}
