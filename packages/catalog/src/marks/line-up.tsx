import type { LineUpModel } from '@showroom/api-contract/brands';
import { countOf, formatRoubles, spanText } from '@showroom/domain/text';
import { Picture } from '@showroom/ui/picture';
import { groupLineUp } from './line-up-groups.ts';
import { markHref } from './mark-subject.ts';
import * as css from './overview.css.ts';
import { OverviewSection } from './overview-section.tsx';

type Props = { markName: string; models: readonly LineUpModel[] };

function StockedModel({ model }: { model: LineUpModel }) {
  return (
    <li>
      <a className={css.model} href={markHref({ mark: model.markCode, model: model.code })}>
        <span className={css.modelPicture}>
          <Picture
            base={model.picture.base}
            size="card"
            alt=""
            sizes="(min-width: 1024px) 25vw, (min-width: 599px) 33vw, 50vw"
          />
        </span>
        <span className={css.modelName}>{model.name}</span>
        {model.priceFrom !== null && (
          <span className={css.modelPrice}>{`от\u00a0${formatRoubles(model.priceFrom)}`}</span>
        )}
        <span className={css.quiet}>{`${model.stock.total}\u00a0в\u00a0наличии`}</span>
      </a>
    </li>
  );
}

function MissingModels({ title, models }: { title: string; models: readonly LineUpModel[] }) {
  return (
    <OverviewSection title={title}>
      <ul className={css.rows}>
        {models.map(({ code, markCode, name, years }) => (
          <li key={code}>
            <a className={css.row} href={markHref({ mark: markCode, model: code })}>
              <span>{name}</span>
              <span className={css.quiet}>
                {years.to === null ? `с\u00a0${years.from} года` : spanText(String(years.from), String(years.to))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </OverviewSection>
  );
}

/** The models of a mark: those in stock by body with one picture each, then by name what is to come and what is no longer made. */
export function LineUp({ markName, models }: Props) {
  const { bodies, stocked, missing, discontinued } = groupLineUp(models);
  return (
    <>
      {stocked > 0 && (
        <OverviewSection title={`Модельный ряд ${markName}`}>
          <p className={css.quiet}>{countOf(stocked, ['модель', 'модели', 'моделей'])} в наличии</p>
          {bodies.map(({ code, title, models: group }) => (
            <div key={code} className={css.bodyGroup}>
              {title && <h3 className={css.bodyName}>{title}</h3>}
              <ul className={css.lineUp}>
                {group.map((model) => (
                  <StockedModel key={model.code} model={model} />
                ))}
              </ul>
            </div>
          ))}
        </OverviewSection>
      )}
      {missing.length > 0 && (
        <MissingModels title={stocked > 0 ? 'Сейчас нет в\u00a0наличии' : `Модели ${markName}`} models={missing} />
      )}
      {discontinued.length > 0 && (
        <MissingModels title={'Сняты с\u00a0производства, сейчас нет в\u00a0наличии'} models={discontinued} />
      )}
    </>
  );
}
