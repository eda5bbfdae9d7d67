import type { LineUpModel } from '@showroom/api-contract/brands';
import { countOf, formatRoubles } from '@showroom/domain/text';
import { Picture } from '@showroom/ui/picture';
import { markHref, splitLineUp } from './mark-subject.ts';
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

/** The models of a mark: those in stock with their pictures, the rest by name. */
export function LineUp({ markName, models }: Props) {
  const { stocked, missing } = splitLineUp(models);
  return (
    <>
      {stocked.length > 0 && (
        <OverviewSection title={`Модельный ряд ${markName}`}>
          <p className={css.quiet}>{countOf(stocked.length, ['модель', 'модели', 'моделей'])} в наличии</p>
          <ul className={css.lineUp}>
            {stocked.map((model) => (
              <StockedModel key={model.code} model={model} />
            ))}
          </ul>
        </OverviewSection>
      )}
      {missing.length > 0 && (
        <OverviewSection title={stocked.length > 0 ? 'Другие модели' : `Модели ${markName}`}>
          <ul className={css.rows}>
            {missing.map(({ code, markCode, name, years }) => (
              <li key={code}>
                <a className={css.row} href={markHref({ mark: markCode, model: code })}>
                  <span>{name}</span>
                  <span className={css.quiet}>
                    {years.to === null ? `с\u00a0${years.from} года` : `${years.from}\u00a0— ${years.to}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </OverviewSection>
      )}
    </>
  );
}
