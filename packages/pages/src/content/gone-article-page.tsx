import { getArticles } from '@showroom/api-client/server';
import { articleSections } from '@showroom/api-contract/content';
import { GoneArticleScreen } from '@showroom/content/gone-article-screen';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { toSection } from './articles-page.tsx';

/** How many articles that still hold are shown. */
const shown = 6;

/** What stands in place of an offer that is over (status 410). */
export function goneArticlePage({ brand, city }: ShellFacts) {
  const metadata: Metadata = { title: 'Срок предложения вышел', robots: { index: false } };
  return {
    generateStaticParams: () => articleSections.map((section) => ({ query: '-', section })),
    generateMetadata: () => metadata,
    Page: async ({ params }: PageProps<{ section: string }>) => {
      const section = toSection((await params).section);
      const { items } = await getArticles(brand.holdingId, section, { city: toCity(await city()), size: shown });
      return <GoneArticleScreen section={section} items={items} />;
    },
  };
}
