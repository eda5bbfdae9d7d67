import type { ArticlePage, ContentTag } from '@showroom/api-contract/content';
import type { ArticlesQuery } from '@showroom/domain/articles-query';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { ButtonLink } from '@showroom/ui/button-link';
import { Chip } from '@showroom/ui/chip';
import { Container } from '@showroom/ui/container';
import { EmptyState } from '@showroom/ui/empty-state';
import { Heading } from '@showroom/ui/heading';
import { Pagination } from '@showroom/ui/pagination';
import { Text } from '@showroom/ui/text';
import { type ArticlesBase, articlesHref } from '../article-cards/article-href.ts';
import { ArticleRows } from '../article-cards/article-rows.tsx';
import { ArticleTiles } from '../article-cards/article-tiles.tsx';
import * as css from './articles-screen.css.ts';

export type ArticlesWords = { home: string; title: string; lead: string; all: string; empty: string; tags: string };

type Props = {
  base: ArticlesBase;
  words: ArticlesWords;
  query: ArticlesQuery;
  list: ArticlePage;
  lang?: 'ru' | 'en';
};

type TagsProps = Pick<Props, 'base' | 'words' | 'query'> & { tags: readonly ContentTag[] };

function Tags({ base, words, query, tags }: TagsProps) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={words.tags}>
      <ul className={css.tags}>
        <li>
          <Chip href={base} selected={query.tag === null}>
            {words.all}
          </Chip>
        </li>
        {tags.map(({ code, name }) => (
          <li key={code}>
            <Chip href={articlesHref(base, { tag: code, page: 1 })} selected={query.tag === code}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A section of articles: its tags, a page of its list, the other pages. */
export function ArticlesScreen({ base, words, query, list, lang = 'ru' }: Props) {
  const { current, totalPages } = list.meta.page;
  const tag = list.tags.find(({ code }) => code === query.tag);
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <Breadcrumbs
            items={[
              ...(lang === 'ru' ? [{ name: words.home, href: '/' }] : [{ name: words.home, href: '/en/about/' }]),
              tag ? { name: words.title, href: base } : { name: words.title },
              ...(tag ? [{ name: tag.name }] : []),
            ]}
          />
          <Heading level={1} size="xl">
            {tag ? `${words.title}: ${tag.name}` : words.title}
          </Heading>
          <Text size="lg" tone="quiet">
            {words.lead}
          </Text>
        </div>
        <Tags base={base} words={words} query={query} tags={list.tags} />
        {list.items.length === 0 ? (
          <EmptyState
            title={words.empty}
            actions={lang === 'ru' ? <ButtonLink href="/cars/">Перейти в каталог</ButtonLink> : undefined}
          />
        ) : base === '/actions/' ? (
          <ArticleTiles items={list.items} level={2} />
        ) : (
          <ArticleRows items={list.items} base={base} lang={lang} level={2} />
        )}
        <Pagination
          current={current}
          total={totalPages}
          hrefOf={(page) => articlesHref(base, { tag: query.tag, page })}
        />
      </div>
    </Container>
  );
}
