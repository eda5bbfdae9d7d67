import { getReviews } from '@showroom/api-client/server';
import { stockHref } from '@showroom/contacts/dealer-address';
import { DealerScreen } from '@showroom/contacts/dealer-screen';
import { ReviewsBlock } from '@showroom/contacts/reviews-block';
import { cities } from '@showroom/domain/city';
import { dealerPath } from '@showroom/domain/contact-paths';
import { phoneText } from '@showroom/domain/phone';
import type { Metadata } from 'next';
import { stockRow } from '../content/stock-row.tsx';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { firstAdviser, loadDealer, servicesOf } from './contact-facts.ts';
import { factsMetadata } from './contact-metadata.ts';

type Props = PageProps<{ query: string; dealer: string }>;

/** As many cards as fill a row. */
const shownVehicles = 4;

/** A dealer centre. */
export function dealerPage({ brand }: ShellFacts) {
  return {
    generateStaticParams: async () => [{ query: '-', dealer: (await firstAdviser(brand)).dealer }],
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const dealer = await loadDealer(brand, (await params).dealer);
      return factsMetadata(brand, dealerPath(dealer), {
        title: `${dealer.name}: адрес, часы работы, телефон`,
        description: `${dealer.name}, ${dealer.address}. Телефон ${phoneText(dealer.phone)}. Часы работы отделов, маршрут, консультанты, отзывы и\u00a0автомобили в\u00a0наличии в\u00a0${cities[dealer.city].p}.`,
      });
    },
    Page: async ({ params }: Props) => {
      const dealer = await loadDealer(brand, (await params).dealer);
      return (
        <DealerScreen
          brand={brand}
          dealer={dealer}
          services={servicesOf(brand, dealer)}
          stock={(await stockRow(brand, dealer.city, stockHref(dealer), shownVehicles))?.cards}
          reviews={
            <ReviewsBlock
              reviews={await getReviews(brand.holdingId, { dealer: dealer.code, size: 3 })}
              dealer={dealer.code}
            />
          }
        />
      );
    },
  };
}
