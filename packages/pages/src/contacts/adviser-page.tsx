import { getReviews } from '@showroom/api-client/server';
import { AdviserScreen } from '@showroom/contacts/adviser-screen';
import { ReviewsBlock } from '@showroom/contacts/reviews-block';
import { adviserPath } from '@showroom/domain/contact-paths';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { firstAdviser, loadAdviser } from './contact-facts.ts';
import { factsMetadata } from './contact-metadata.ts';

type Props = PageProps<{ query: string; adviser: string }>;

/** An adviser within the site. */
export function adviserPage({ brand }: ShellFacts) {
  return {
    generateStaticParams: async () => [{ query: '-', adviser: (await firstAdviser(brand)).adviser }],
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const { dealer, adviser } = await loadAdviser(brand, (await params).adviser);
      return factsMetadata(brand, adviserPath(dealer, adviser), {
        title: `${adviser.name}, ${dealer.name}`,
        description: `${adviser.name}: ${adviser.position.toLowerCase()} в\u00a0${dealer.name}. Прямой телефон, почта, языки, отзывы покупателей.`,
      });
    },
    Page: async ({ params }: Props) => {
      const { dealer, adviser } = await loadAdviser(brand, (await params).adviser);
      const reviews = await getReviews(brand.holdingId, { dealer: dealer.code, employee: adviser.code, size: 3 });
      const block = <ReviewsBlock reviews={reviews} dealer={dealer.code} employee={adviser.code} />;
      return <AdviserScreen dealer={dealer} adviser={adviser} reviews={block} />;
    },
  };
}
