import { EnglishScreen } from '@showroom/content/english-screen';
import type { ShellFacts } from '../shell-facts.ts';
import { type TextProps, textPages } from './text-pages.ts';

/** A page of words in English. */
export function englishPage(shell: ShellFacts) {
  const { load, generateStaticParams, generateMetadata } = textPages(shell, 'english');
  return {
    generateStaticParams,
    generateMetadata,
    Page: async (props: TextProps) => {
      const { page, facts } = await load(props);
      return <EnglishScreen page={page} facts={facts} />;
    },
  };
}
