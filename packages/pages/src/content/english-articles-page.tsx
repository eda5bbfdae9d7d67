import { ArticlesScreen } from '@showroom/content/articles-screen';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { articlesQuery, type ListOf, listMetadata, loadList } from './article-lists.ts';
import { englishWords } from './english-words.data.ts';

type Props = PageProps<{ query: string }>;

/** News in English. */
export function englishArticlesPage({ brand }: ShellFacts) {
  const of: ListOf = { brand, section: 'news', base: '/en/news/', words: englishWords, lang: 'en' };
  const load = async ({ params }: Props) => {
    const query = articlesQuery((await params).query);
    return { query, list: await loadList(of, query) };
  };
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const { query, list } = await load(props);
      return listMetadata(of, query, list);
    },
    Page: async (props: Props) => {
      const { query, list } = await load(props);
      return <ArticlesScreen base="/en/news/" words={englishWords} query={query} list={list} lang="en" />;
    },
  };
}
