import { formatInteger } from '@showroom/domain/text';
import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import type { BlockProps } from '../block-props.ts';
import * as css from './marks-block.css.ts';

/** Marks as plain words with the number of cars behind each. */
export function MarksBlock({ facts: { marks } }: Pick<BlockProps<'marks'>, 'facts'>) {
  return (
    <ul className={css.grid}>
      {marks.map(({ code, name, count, condition, href }) => (
        <li key={code} className={css.cell}>
          <a href={href} className={css.mark}>
            <span className={css.name}>{name}</span>{' '}
            <span className={css.count}>
              {formatInteger(count)}
              <VisuallyHidden>{condition === 'new' ? ' новых в наличии' : ' с пробегом в наличии'}</VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
