import type { ArticleCard } from '@showroom/api-contract/content';
import { contentPictureBase } from '@showroom/domain/content-picture';
import { Picture } from '@showroom/ui/picture';
import { Static } from '@showroom/ui/static';
import { wholeWords } from '@showroom/ui/whole-words';
import { ArticleDate } from './article-date.tsx';
import { type ArticlesBase, articleHref } from './article-href.ts';
import * as css from './article-rows.css.ts';

type Props = {
  items: readonly ArticleCard[];
  base?: ArticlesBase;
  lang?: 'ru' | 'en';
  /** Place of their titles in the outline. */
  level?: 2 | 3;
};

/** Articles as dense dated lines. */
export function ArticleRows({ items, base, lang = 'ru', level = 3 }: Props) {
  const Title = `h${level}` as const;
  return (
    <Static as="ul" className={css.list}>
      {items.map((item) => (
        <li key={item.id}>
          <article className={css.item}>
            {item.picture && (
              <div className={css.picture}>
                <Picture
                  base={contentPictureBase(item.picture)}
                  size="card"
                  ratio="4 / 3"
                  sizes="(min-width: 599px) 200px, 104px"
                  alt=""
                />
              </div>
            )}
            <div className={css.words}>
              <p className={css.date}>
                <ArticleDate article={item} lang={lang} />
              </p>
              <Title className={css.title}>
                <a href={articleHref(item, base)} className={css.link}>
                  {wholeWords(item.title)}
                </a>
              </Title>
              <p className={css.lead}>{wholeWords(item.lead)}</p>
            </div>
          </article>
        </li>
      ))}
    </Static>
  );
}
