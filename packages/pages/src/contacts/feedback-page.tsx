import { FeedbackScreen } from '@showroom/contacts/feedback-screen';
import { toCity } from '@showroom/domain/city';
import { feedbackPath } from '@showroom/domain/contact-paths';
import { FeedbackIsland } from '@showroom/services/feedback-island';
import { formFacts } from '@showroom/services/form-facts';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadDealer } from './contact-facts.ts';
import { factsMetadata } from './contact-metadata.ts';

type Props = PageProps<{ query: string; dealer: string }>;

/** Feedback, with the centre chosen where the address names one. */
export function feedbackPage({ brand, city }: ShellFacts) {
  const load = async ({ params }: Props) => {
    const { dealer } = await params;
    return dealer === '-' ? undefined : loadDealer(brand, dealer);
  };
  return {
    generateStaticParams: () => [{ query: '-', dealer: '-' }],
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const dealer = await load(props);
      const whom = dealer ? `Написать в\u00a0${dealer.name}` : `Написать в\u00a0${brand.name}`;
      return factsMetadata(brand, feedbackPath(dealer?.code), {
        title: dealer ? `Обратная связь: ${dealer.name}` : 'Обратная связь',
        description: `${whom}: вопрос, благодарность или жалоба. Отвечаем в\u00a0рабочее время по\u00a0телефону или почте.`,
      });
    },
    Page: async (props: Props) => {
      const dealer = await load(props);
      const facts = formFacts(brand, toCity(await city()));
      return (
        <FeedbackScreen
          dealer={dealer}
          companyPhone={facts.companyPhone}
          form={<FeedbackIsland facts={facts} dealer={dealer?.code} />}
        />
      );
    },
  };
}
