import { type ArticleSection, articleSections } from '@showroom/api-contract/content';
import { sectionWords } from '@showroom/content/article-sections';
import { ArticlesScreen } from '@showroom/content/articles-screen';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { fixedParams } from '../page-row.ts';
import { rowsOf } from '../routes-of.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { articlesQuery, type ListOf, listMetadata, loadList } from './article-lists.ts';

type Props = PageProps<{ query: string; section: string }>;

export const toSection = (text: string): ArticleSection =>
  articleSections.find((section) => section === text) ?? notFound();

/** A section of articles, page by page and by tag. */
export function articlesPage({ brand, city }: ShellFacts) {
  const load = async ({ params }: Props) => {
    const { section: text, query: hidden } = await params;
    const section = toSection(text);
    const words = { ...sectionWords[section], home: 'Главная', tags: 'Темы' };
    const of: ListOf = { brand, section, base: `/${section}/`, words, city: toCity(await city()) };
    const query = articlesQuery(hidden);
    return { of, query, list: await loadList(of, query) };
  };
  return {
    generateStaticParams: () => fixedParams(rowsOf(brand, 'articles')),
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const { of, query, list } = await load(props);
      return listMetadata(of, query, list);
    },
    Page: async (props: Props) => {
      const { of, query, list } = await load(props);
      return <ArticlesScreen base={of.base} words={of.words} query={query} list={list} />;
    },
  };
}
