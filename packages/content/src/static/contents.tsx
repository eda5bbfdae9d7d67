import type { Chapter } from './chapters.ts';
import * as css from './static-screen.css.ts';

/** Fewer parts need no table of contents. */
const worthListing = 3;

/** The parts of a long page, beside it on wide screens. */
export function Contents({
  chapters,
  label = 'Содержание страницы',
}: {
  chapters: readonly Chapter[];
  label?: string;
}) {
  if (chapters.length < worthListing) return null;
  return (
    <nav aria-label={label} className={css.contents}>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.chapter}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
