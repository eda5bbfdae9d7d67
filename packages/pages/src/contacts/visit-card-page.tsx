import { VisitCardScreen } from '@showroom/contacts/visit-card-screen';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { firstAdviser, loadAdviser } from './contact-facts.ts';
import { personalMetadata, toLanguage } from './personal-page.tsx';

type Props = PageProps<{ query: string; language: string; code: string }>;

/** The visiting card of an adviser. */
export function visitCardPage({ brand }: ShellFacts) {
  const load = async ({ params }: Props) => {
    const { language, code } = await params;
    return { language: toLanguage(language), known: await loadAdviser(brand, code) };
  };
  return {
    generateStaticParams: async () => [{ query: '-', language: 'ru', code: (await firstAdviser(brand)).adviser }],
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const { known, language } = await load(props);
      return personalMetadata(brand, known, language, 'visit-card');
    },
    Page: async (props: Props) => <VisitCardScreen brand={brand} {...(await load(props))} />,
  };
}
