import { PersonalScreen } from '@showroom/contacts/personal-screen';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { firstAdviser, loadAdviser } from './contact-facts.ts';
import { personalMetadata } from './personal-page.tsx';

type Props = PageProps<{ query: string; code: string }>;

/** The page of an adviser among the English pages. */
export function englishPersonalPage({ brand }: ShellFacts) {
  const load = async ({ params }: Props) => loadAdviser(brand, (await params).code);
  return {
    generateStaticParams: async () => [{ query: '-', code: (await firstAdviser(brand)).adviser }],
    generateMetadata: async (props: Props): Promise<Metadata> =>
      personalMetadata(brand, await load(props), 'en', 'personal'),
    Page: async (props: Props) => (
      <PersonalScreen brand={brand} known={await load(props)} language="en" isAlone={false} />
    ),
  };
}
