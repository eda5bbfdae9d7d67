import type { BrandOverview } from '@showroom/api-contract/brands';
import { formatRoubles, spanText } from '@showroom/domain/text';
import { wholeWords } from '@showroom/ui/whole-words';
import { markHref } from './mark-subject.ts';
import * as css from './overview.css.ts';
import { OverviewSection } from './overview-section.tsx';

/** The generations of a model; the one that is shown is no link. */
export function SeriesList({ overview }: { overview: BrandOverview }) {
  const { mark, model, series, current } = overview;
  const others = series.filter(({ code }) => code !== current?.code);
  if (!model || others.length === 0) return null;
  return (
    <OverviewSection title={current ? 'Другие поколения' : `Поколения ${mark.name} ${model.name}`}>
      <ul className={css.rows}>
        {others.map(({ code, name, years, stock, priceFrom }) => (
          <li key={code}>
            <a className={css.row} href={markHref({ mark: mark.code, model: model.code, series: code })}>
              <span>
                {name} <span className={css.quiet}>{wholeWords(spanText(String(years.from), String(years.to)))}</span>
              </span>
              <span className={css.quiet}>
                {stock.total > 0
                  ? `${stock.total} в\u00a0наличии${priceFrom === null ? '' : `, от\u00a0${formatRoubles(priceFrom)}`}`
                  : 'нет в\u00a0наличии'}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </OverviewSection>
  );
}
