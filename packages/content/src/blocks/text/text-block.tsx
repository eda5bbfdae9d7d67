import type { BlockProps } from '../block-props.ts';
import * as css from './text-block.css.ts';

/** Running text in a column of a readable width. */
export function TextBlock({ block }: Pick<BlockProps<'text'>, 'block'>) {
  return (
    <div className={css.words}>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
