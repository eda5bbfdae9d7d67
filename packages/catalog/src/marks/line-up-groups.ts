import type { LineUpModel } from '@showroom/api-contract/brands';
import { type BodyType, bodyTypes } from '@showroom/domain/dictionaries';

/** Models of one body; without a title where one row holds all. */
type BodyGroup = { code: string; title: string; models: LineUpModel[] };

/** What several of a body are called; the others keep their name. */
const many: Partial<Record<BodyType, string>> = {
  sedan: 'Седаны',
  liftback: 'Лифтбеки',
  hatchback: 'Хэтчбеки',
  wagon: 'Универсалы',
  suv: 'Внедорожники',
  'suv-3d': 'Внедорожники, 3\u00a0двери',
  cabriolet: 'Кабриолеты',
  minivan: 'Минивэны',
  pickup: 'Пикапы',
  van: 'Фургоны',
  microbus: 'Микроавтобусы',
  truck: 'Грузовики',
  'semi-trailer': 'Полуприцепы',
  'sport-bike': 'Спортбайки',
  tricycle: 'Трициклы',
  classic: 'Классические мотоциклы',
  road: 'Дорожные мотоциклы',
  'off-road': 'Внедорожные мотоциклы',
  cross: 'Кроссовые мотоциклы',
  atv: 'Квадроциклы',
  'jet-ski': 'Гидроциклы',
};
/** So many models stand in one row of a wide screen: no heading helps them. */
const oneRow = 4;

function byBody(models: readonly LineUpModel[]): BodyGroup[] {
  if (models.length <= oneRow) return [{ code: 'all', title: '', models: [...models] }];
  const groups = new Map<BodyType, LineUpModel[]>();
  for (const model of models) {
    const body = model.bodyTypes[0] ?? 'sedan';
    groups.set(body, [...(groups.get(body) ?? []), model]);
  }
  // The one with three doors stands among the others.
  const [short, tall] = [groups.get('suv-3d'), groups.get('suv')];
  if (short?.length === 1 && tall) {
    groups.set(
      'suv',
      [...tall, ...short].sort((a, b) => b.stock.total - a.stock.total),
    );
    groups.delete('suv-3d');
  }
  const stockOf = (group: readonly LineUpModel[]) => group.reduce((sum, { stock }) => sum + stock.total, 0);
  const sorted = [...groups].sort(([, one], [, other]) => stockOf(other) - stockOf(one));
  // A model alone in its body would have a row for itself.
  const alone = sorted.filter(([, group]) => group.length === 1);
  const rows = alone.length > 1 ? sorted.filter(([, group]) => group.length > 1) : sorted;
  const shown = rows.map(([code, group]) => ({ code: `${code}`, title: many[code] ?? bodyTypes[code], models: group }));
  if (rows.length === sorted.length) return shown;
  return [...shown, { code: 'others', title: 'Другие кузова', models: alone.flatMap(([, group]) => group) }];
}

/** A line-up in its parts: in stock by body, bodies and models with the most vehicles first; the rest by whether it is still made. */
export function groupLineUp(models: readonly LineUpModel[]): {
  bodies: BodyGroup[];
  stocked: number;
  missing: LineUpModel[];
  discontinued: LineUpModel[];
} {
  const there = models.filter(({ stock }) => stock.total > 0).sort((a, b) => b.stock.total - a.stock.total);
  const made = there.filter(({ years }) => years.to === null);
  const ended = there.filter(({ years }) => years.to !== null);
  const bodies = made.length > 0 ? byBody(made) : [];
  if (ended.length > 0)
    bodies.push({ code: 'ended', title: 'Сняты с\u00a0производства, есть с\u00a0пробегом', models: ended });
  const absent = models.filter(({ stock }) => stock.total === 0);
  return {
    bodies,
    stocked: there.length,
    missing: absent.filter(({ years }) => years.to === null),
    discontinued: absent.filter(({ years }) => years.to !== null),
  };
}
