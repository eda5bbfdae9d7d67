import type { BodyType } from '@showroom/domain/dictionaries';
import { carEquipment } from './equipment.data.ts';
import type { EquipmentGroup, EquipmentItem, EquipmentLevel, ModelFacts } from './types.ts';

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
/** How many years later than others cheap cars get a novelty. */
const cheapLag = 10;

const withRails: readonly BodyType[] = ['wagon', 'suv', 'suv-3d', 'minivan', 'microbus'];

/** Items that ask for more than a trim level: what must be true of the model. */
const conditions: Readonly<Record<string, (model: ModelFacts) => boolean>> = {
  'Рейлинги на крыше': ({ bodies }) => bodies.some((body) => withRails.includes(body)),
  'Панорамная крыша': ({ bodies }) => !bodies.some((body) => body === 'cabriolet' || body === 'pickup'),
  'Электропривод двери багажника': ({ bodies }) =>
    bodies.some((body) => withRails.includes(body) || body === 'liftback'),
  'Отдельный климат-контроль для задних пассажиров': ({ klass }) =>
    klass === 'E' || klass === 'F' || klass === 'J' || klass === 'M',
  'Складываемая спинка заднего сиденья': ({ seats }) => seats.some((count) => count > 2),
  'Подогрев задних сидений': ({ seats }) => seats.some((count) => count > 2),
  'Задний подлокотник': ({ seats }) => seats.some((count) => count > 2),
  'USB-разъёмы для задних пассажиров': ({ seats }) => seats.some((count) => count > 2),
  'Система помощи при спуске': ({ engines }) => engines.some(([, , , , drives]) => drives.includes('full')),
  'Полноразмерное запасное колесо': ({ engines }) => engines.some(([fuel]) => fuel === 'petrol' || fuel === 'diesel'),
  'Предпусковой подогреватель': ({ engines }) => engines.some(([fuel]) => fuel !== 'electro'),
  'Дистанционный запуск двигателя': ({ engines }) => engines.some(([fuel]) => fuel !== 'electro'),
};

/** Names that the rules above speak of. */
export const conditionalItems: readonly string[] = [...Object.keys(conditions), ...cheapRiches];

function shifted([name, level, since]: EquipmentItem, { newPrice, basePrice }: ModelFacts): EquipmentItem {
  const [base = 0] = newPrice ?? basePrice ?? [];
  const lower: EquipmentLevel = level === 3 ? 2 : level === 2 ? 1 : 0;
  return [name, base >= luxuryFrom ? lower : level, since];
}

/**
 * Equipment groups of a passenger car: without what came after the model was no longer made, does not fit its body or
 * engine, or is never bought at its price.
 */
export function carEquipmentFor(model: ModelFacts): readonly EquipmentGroup[] {
  const [, top = Number.POSITIVE_INFINITY] = model.newPrice ?? model.basePrice ?? [];
  const isCheap = top <= cheapTo;
  const novelty = (model.years[1] ?? Number.POSITIVE_INFINITY) - (isCheap ? cheapLag : 0);
  const fits = ([name, level, since = 0]: EquipmentItem) =>
    since <= novelty && (!isCheap || level < 2 || cheapRiches.includes(name)) && (conditions[name]?.(model) ?? true);
  return carEquipment
    .map(({ name, items }) => ({ name, items: items.filter(fits).map((item) => shifted(item, model)) }))
    .filter(({ items }) => items.length > 0);
}
