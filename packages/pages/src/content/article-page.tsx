import { getArticle, getArticles } from '@showroom/api-client/server';
import { articleSections } from '@showroom/api-contract/content';
import { articleHref } from '@showroom/content/article-href';
import { ArticleScreen } from '@showroom/content/article-screen';
import { sectionWords } from '@showroom/content/article-sections';
import { articleMetadata } from '@showroom/content/articles-metadata';
import { CallBlock } from '@showroom/content/call-block';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { articleCalls } from './article-calls.data.ts';
import { toSection } from './articles-page.tsx';
import { blockFacts } from './block-facts.tsx';
import { stockRow } from './stock-row.tsx';

type Params = { query: string; section: string; id: string };
type Props = PageProps<Params>;

/** How many vehicles stand under an article. */
const shown = 4;

/** An article of any section. */
export function articlePage({ brand, city }: ShellFacts) {
  const { holdingId } = brand;
  // Head and body of a page ask for the same: one reading serves both.
  const read = cache(
    async (section: string, id: string) => (await getArticle(holdingId, toSection(section), id)) ?? notFound(),
  );
  const load = async ({ params }: Props) => {
    const { section, id } = await params;
    return read(section, id);
  };
  return {
    /** The newest of each section are rendered at build, the others on their first visit. */
    generateStaticParams: async (): Promise<Params[]> => {
      const newest = articleSections.map(async (section) => {
        const { items } = await getArticles(holdingId, section, { size: 1 });
        return { query: '-', section, id: items[0]?.id ?? '-' };
      });
      return Promise.all(newest);
    },
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const article = await load(props);
      return articleMetadata(brand, articleHref(article), article);
    },
    Page: async (props: Props) => {
      const article = await load(props);
      const here = toCity(await city());
      const [facts, vehicles] = await Promise.all([
        blockFacts(brand, here, article.blocks),
        article.vehicles ? stockRow(brand, here, article.vehicles, shown) : null,
      ]);
      const invites = article.blocks.some(({ kind }) => kind === 'call');
      return (
        <ArticleScreen
          brand={brand}
          base={`/${article.section}/`}
          listTitle={sectionWords[article.section].title}
          article={article}
          facts={facts}
          vehicles={vehicles?.cards}
          call={!invites && <CallBlock id="call" block={articleCalls[article.section]} />}
        />
      );
    },
  };
}
