import type { PageBlock } from '@showroom/api-contract/blocks';
import { formatDate } from '@showroom/domain/text';
import * as css from './news-block.css.ts';

type Item = Extract<PageBlock, { kind: 'news' }>['items'][number];

/** News, the newest first. Their own pages do not exist yet, so nothing here is a link. */
export function NewsBlock({ items }: { items: readonly Item[] }) {
  const newest = [...items].sort((a, b) => b.date.localeCompare(a.date));
  return (
    <div className={css.list}>
      {newest.map(({ date, title, text }) => (
        <article key={title} className={css.item}>
          <time dateTime={date} className={css.date}>
            {formatDate(date)}
          </time>
          <h3 className={css.title}>{title}</h3>
          <p className={css.text}>{text}</p>
        </article>
      ))}
    </div>
  );
}
