import { DealerAdvisersScreen } from '@showroom/contacts/dealer-advisers-screen';
import { dealerAdvisersPath } from '@showroom/domain/contact-paths';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { firstAdviser, loadDealer } from './contact-facts.ts';
import { factsMetadata } from './contact-metadata.ts';

type Props = PageProps<{ query: string; dealer: string }>;

/** Advisers of a centre. */
export function dealerAdvisersPage({ brand }: ShellFacts) {
  return {
    generateStaticParams: async () => [{ query: '-', dealer: (await firstAdviser(brand)).dealer }],
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const dealer = await loadDealer(brand, (await params).dealer);
      return factsMetadata(brand, dealerAdvisersPath(dealer), {
        title: `Консультанты ${dealer.name}`,
        description: `Кому звонить в\u00a0${dealer.name}: консультанты по продажам, трейд-ину, кредиту и\u00a0сервису, их прямые телефоны и\u00a0языки.`,
      });
    },
    Page: async ({ params }: Props) => <DealerAdvisersScreen dealer={await loadDealer(brand, (await params).dealer)} />,
  };
}
