import { fewestComparables } from '@showroom/domain/calculators/trade-in';
import { countOf, spanText } from '@showroom/domain/text';
import { formatNumber, formatRubles } from '@showroom/ui/format';
import { TextLink } from '@showroom/ui/text-link';
import * as css from './calculator.css.ts';
import { Main, Small } from './figures.tsx';
import type { Asked } from './use-estimate.ts';

const vehicles = ['машине', 'машинам', 'машинам'] as const;

/** The range with the vehicles that it rests on, or why there is none. */
export function EstimateResult({ estimate }: { estimate: Asked }) {
  if (estimate === null)
    return (
      <>
        <Small>Предварительная оценка</Small>
        <p className={css.title}>Выберите модель</p>
      </>
    );
  if (estimate === 'loading') return <Main label="Предварительная оценка">Считаем…</Main>;
  if (estimate === 'failed')
    return (
      <Small>
        Не{'\u00a0'}получилось посчитать: похоже, пропала связь. Оценщик назовёт цену по{'\u00a0'}заявке.
      </Small>
    );
  const { range, count, vehicles: shown } = estimate;
  return (
    <>
      <Main label="Предварительная оценка">
        {range ? spanText(formatRubles(range.from), formatRubles(range.to)) : 'Мало данных'}
      </Main>
      <Small>
        {range
          ? `Посчитано по\u00a0${countOf(count, vehicles)} этой модели у\u00a0нас в\u00a0продаже, с\u00a0поправкой на\u00a0год и\u00a0пробег.`
          : `Похожих машин у\u00a0нас сейчас ${count === 0 ? 'нет' : `только ${formatNumber(count)}`}, а\u00a0для оценки нужно не\u00a0меньше ${fewestComparables}. Цену назовёт оценщик.`}
      </Small>
      {shown.length > 0 && (
        <ul className={css.sums}>
          {shown.map(({ id, name, year, mileageKm, price }) => (
            <li key={id} className={css.sum}>
              <TextLink href={`/catalog/${id}/`}>
                {name}, {year}, {formatNumber(mileageKm)}
                {'\u00a0'}км
              </TextLink>
              <span>{formatRubles(price)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
