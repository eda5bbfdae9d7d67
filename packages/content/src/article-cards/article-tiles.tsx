import type { ArticleCard } from '@showroom/api-contract/content';
import { contentPictureBase } from '@showroom/domain/content-picture';
import { Picture } from '@showroom/ui/picture';
import { Static } from '@showroom/ui/static';
import { wholeWords } from '@showroom/ui/whole-words';
import { ArticleDate } from './article-date.tsx';
import { articleHref } from './article-href.ts';
import * as css from './article-tiles.css.ts';

/** Offers with their pictures and their last day. */
export function ArticleTiles({ items, level = 3 }: { items: readonly ArticleCard[]; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <Static as="ul" className={css.grid}>
      {items.map((item) => (
        <li key={item.id}>
          <article className={css.tile}>
            {item.picture && (
              <div className={css.picture}>
                <Picture
                  base={contentPictureBase(item.picture)}
                  size="card"
                  ratio="16 / 10"
                  sizes="(min-width: 1024px) 30vw, (min-width: 599px) 46vw, 100vw"
                  alt=""
                />
              </div>
            )}
            <p className={css.until}>
              <ArticleDate article={item} />
            </p>
            <Title className={css.title}>
              <a href={articleHref(item)} className={css.link}>
                {wholeWords(item.title)}
              </a>
            </Title>
            <p className={css.lead}>{wholeWords(item.lead)}</p>
          </article>
        </li>
      ))}
    </Static>
  );
}
