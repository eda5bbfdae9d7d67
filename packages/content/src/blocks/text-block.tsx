import * as css from './text-block.css.ts';

/** Running text in a column of a readable width. */
export function TextBlock({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={css.words}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
