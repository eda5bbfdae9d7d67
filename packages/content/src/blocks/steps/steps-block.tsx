import type { BlockProps } from '../block-props.ts';
import * as css from './steps-block.css.ts';

/** What happens, in its order. */
export function StepsBlock({ block }: Pick<BlockProps<'steps'>, 'block'>) {
  return (
    <ol className={css.list}>
      {block.items.map(({ title, text }) => (
        <li key={title} className={css.step}>
          <h3 className={css.title}>{title}</h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
