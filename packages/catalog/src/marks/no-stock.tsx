import type { BrandOverview } from '@showroom/api-contract/brands';
import { opensDialog } from '@showroom/domain/dialogs';
import type { Mark } from '@showroom/domain/vehicle';
import { ButtonLink } from '@showroom/ui/button-link';
import { Chip } from '@showroom/ui/chip';
import { Cluster } from '@showroom/ui/cluster';
import { EmptyState } from '@showroom/ui/empty-state';
import { formHref } from './form-href.ts';
import { markHref, subjectName } from './mark-subject.ts';

/** The most that are offered instead. */
const similarLimit = 8;

/** Marks in stock that somebody who looked for this one may like: of its country first, then by stock. */
export function similarMarks(marks: readonly Mark[], { mark }: BrandOverview): Mark[] {
  const isNear = ({ country }: Mark) => (country === mark.country ? 1 : 0);
  return marks
    .filter(({ code, stock }) => code !== mark.code && stock.total > 0)
    .sort((a, b) => isNear(b) - isNear(a) || b.stock.total - a.stock.total)
    .slice(0, similarLimit);
}

type Props = {
  overview: BrandOverview;
  /** Alternative marks in stock. */
  similar: readonly Mark[];
};

/** Nothing in stock: arrival notice, and alternatives. */
export function NoStock({ overview, similar }: Props) {
  const { mark, model, current } = overview;
  return (
    <EmptyState
      title={`Сейчас ${subjectName(overview)} нет в\u00a0наличии`}
      actions={
        <>
          <ButtonLink href={formHref(overview)} rel="nofollow" {...opensDialog('mark-arrival')}>
            Сообщить о{'\u00a0'}поступлении
          </ButtonLink>
          {current && model && (
            <ButtonLink tone="outline" href={markHref({ mark: mark.code, model: model.code })}>
              Все {mark.name} {model.name}
            </ButtonLink>
          )}
          {model && (
            <ButtonLink tone="outline" href={markHref({ mark: mark.code })}>
              Другие модели {mark.name}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>Оставьте телефон, и{'\u00a0'}мы сообщим, когда поступит подходящая машина.</p>
      {similar.length > 0 && (
        <>
          <p>Что есть в{'\u00a0'}наличии сегодня:</p>
          <Cluster gap={2}>
            {similar.map(({ code, name, stock }) => (
              <Chip key={code} href={markHref({ mark: code })}>
                {`${name} ${stock.total}`}
              </Chip>
            ))}
          </Cluster>
        </>
      )}
    </EmptyState>
  );
}
