import { getArticle, getArticles } from '@showroom/api-client/server';
import { articleHref } from '@showroom/content/article-href';
import { ArticleScreen } from '@showroom/content/article-screen';
import { articleMetadata } from '@showroom/content/articles-metadata';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { blockFacts } from './block-facts.tsx';
import { englishWords } from './english-words.data.ts';

type Params = { query: string; id: string };

/** News in English: one of them. */
export function englishArticlePage({ brand, city }: ShellFacts) {
  // Head and body of a page ask for the same: one reading serves both.
  const read = cache(async (id: string) => (await getArticle(brand.holdingId, 'news', id, 'en')) ?? notFound());
  const load = async ({ params }: PageProps<Params>) => read((await params).id);
  return {
    generateStaticParams: async (): Promise<Params[]> => {
      const { items } = await getArticles(brand.holdingId, 'news', { lang: 'en', size: 1 });
      return [{ query: '-', id: items[0]?.id ?? '-' }];
    },
    generateMetadata: async (props: PageProps<Params>): Promise<Metadata> => {
      const article = await load(props);
      return articleMetadata(brand, articleHref(article, '/en/news/'), article, 'en');
    },
    Page: async (props: PageProps<Params>) => {
      const article = await load(props);
      return (
        <ArticleScreen
          brand={brand}
          base="/en/news/"
          listTitle={englishWords.title}
          article={article}
          facts={await blockFacts(brand, toCity(await city()), article.blocks)}
          lang="en"
        />
      );
    },
  };
}
