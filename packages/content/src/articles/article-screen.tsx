import type { Article } from '@showroom/api-contract/content';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { contentPictureBase } from '@showroom/domain/content-picture';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Chip } from '@showroom/ui/chip';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { JsonLd } from '@showroom/ui/json-ld';
import { Picture } from '@showroom/ui/picture';
import type { ReactNode } from 'react';
import { ArticleDate } from '../article-cards/article-date.tsx';
import { type ArticlesBase, articleHref, articlesHref } from '../article-cards/article-href.ts';
import type { BlockFacts } from '../blocks/block-props.ts';
import { PageBlocks } from '../blocks/page-blocks.tsx';
import { Section } from '../section/section.tsx';
import { chaptersOf } from '../static/chapters.ts';
import { Contents } from '../static/contents.tsx';
import { articleNodes } from './article-nodes.ts';
import * as css from './article-screen.css.ts';
import { type ArticleWords, articleWords } from './article-words.data.ts';
import { ShareRow } from './share-row.tsx';

type Props = {
  brand: Brand;
  base: ArticlesBase;
  /** Of the list. */
  listTitle: string;
  article: Article;
  facts: BlockFacts;
  /** Vehicles in stock that belong to the article. */
  vehicles?: ReactNode;
  /** What to do next; articles that end in a call of their own need none. */
  call?: ReactNode;
  lang?: 'ru' | 'en';
};

function Neighbours({ article, base, words }: Pick<Props, 'article' | 'base'> & { words: ArticleWords }) {
  const { section, newer, older } = article;
  const links = [
    { link: newer, name: words.newer, rel: 'prev' },
    { link: older, name: words.older, rel: 'next' },
  ];
  return (
    <nav aria-label={words.neighbours} className={css.neighbours}>
      {links.map(
        ({ link, name, rel }) =>
          link && (
            <a key={rel} href={articleHref({ section, id: link.id }, base)} rel={rel} className={css.neighbour}>
              <span className={css.note}>{name}</span>
              <span className={css.neighbourTitle}>{link.title}</span>
            </a>
          ),
      )}
    </nav>
  );
}

/** An article: when and by whom, what it says, what of it is in stock, where to go on. */
export function ArticleScreen({ brand, base, listTitle, article, facts, vehicles, call, lang = 'ru' }: Props) {
  const words = articleWords[lang];
  const heading = article.seo?.h1 || article.title;
  const url = absoluteUrl(brand, articleHref(article, base));
  const home = lang === 'ru' ? '/' : '/en/about/';
  return (
    <Container>
      <JsonLd nodes={articleNodes(brand, article, url, lang)} />
      <div className={css.page}>
        <div className={css.layout}>
          <article className={css.article}>
            <div className={css.head}>
              <Breadcrumbs
                items={[{ name: words.home, href: home }, { name: listTitle, href: base }, { name: heading }]}
              />
              <Heading level={1} size="xl">
                {heading}
              </Heading>
              <p className={css.note}>
                <ArticleDate article={article} lang={lang} />
                {article.author && ` · ${article.author}`}
              </p>
              <p className={css.lead}>{article.lead}</p>
            </div>
            {article.picture && (
              <div className={css.picture}>
                <Picture
                  base={contentPictureBase(article.picture)}
                  size="hero"
                  mobileSize="card"
                  ratio="16 / 9"
                  sizes="(min-width: 1024px) 960px, 100vw"
                  alt=""
                  priority
                />
              </div>
            )}
            <PageBlocks blocks={article.blocks} facts={facts} />
            {article.tags.length > 0 && (
              <ul className={css.tags} aria-label={words.tags} data-print="hide">
                {article.tags.map(({ code, name }) => (
                  <li key={code}>
                    <Chip href={articlesHref(base, { tag: code, page: 1 })}>{name}</Chip>
                  </li>
                ))}
              </ul>
            )}
            <ShareRow title={heading} url={url} lang={lang} />
          </article>
          <div className={css.beside}>
            <Contents chapters={chaptersOf(article.blocks)} label={words.contents} />
          </div>
        </div>
        {vehicles && (
          <div data-print="hide">
            <Section id="vehicles" title={words.vehicles} size="md">
              {vehicles}
            </Section>
          </div>
        )}
        {call}
        <Neighbours article={article} base={base} words={words} />
      </div>
    </Container>
  );
}
