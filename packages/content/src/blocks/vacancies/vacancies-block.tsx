import { cities } from '@showroom/domain/city';
import { opensDialog } from '@showroom/domain/dialogs';
import { ButtonLink } from '@showroom/ui/button-link';
import { Disclosure } from '@showroom/ui/disclosure';
import { Text } from '@showroom/ui/text';
import type { BlockProps } from '../block-props.ts';
import { payText } from './pay.ts';
import * as css from './vacancies-block.css.ts';

/** Open vacancies with what is paid; what one does there opens on demand. */
export function VacanciesBlock({ facts, nested }: Pick<BlockProps<'vacancies'>, 'facts' | 'nested'>) {
  if (facts.vacancies.length === 0) return <Text tone="quiet">Сейчас открытых вакансий нет.</Text>;
  return (
    <ul className={css.list}>
      {facts.vacancies.map(({ id, title, city, place, schedule, blocks, ...pay }) => (
        <li key={id} id={id}>
          <Disclosure
            summary={
              <span className={css.summary}>
                <span className={css.title}>{title}</span>
                <span className={css.pay}>{payText(pay)}</span>
                <span className={css.note}>
                  <span>{`${cities[city].i}, ${place}`}</span>
                  <span className={css.schedule}>{schedule}</span>
                </span>
              </span>
            }
          >
            <div className={css.body}>
              {nested(blocks)}
              <div>
                <ButtonLink
                  href={`/contacts/?${new URLSearchParams({ position: title })}`}
                  aria-label={`Откликнуться: ${title}`}
                  {...opensDialog('candidate')}
                >
                  Откликнуться
                </ButtonLink>
              </div>
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
