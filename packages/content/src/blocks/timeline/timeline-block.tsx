import type { BlockProps } from '../block-props.ts';
import * as css from './timeline-block.css.ts';

/** Years on a line. */
export function TimelineBlock({ block }: Pick<BlockProps<'timeline'>, 'block'>) {
  return (
    <ol className={css.line}>
      {block.items.map(({ year, title, text }) => (
        <li key={`${year} ${title}`} className={css.stop}>
          <p className={css.year}>{year}</p>
          <div className={css.words}>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
