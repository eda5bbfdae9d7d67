import { getArticle, getDealers } from '@showroom/api-client/server';
import { routeHref } from '@showroom/contacts/dealer-address';
import { type InfoCard, InfoCardScreen } from '@showroom/contacts/info-card-screen';
import type { Brand } from '@showroom/domain/brand';
import { type CityCode, toCity } from '@showroom/domain/city';
import { dealerPath } from '@showroom/domain/contact-paths';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { firstAdviser } from './contact-facts.ts';
import { factsMetadata } from './contact-metadata.ts';

type Props = PageProps<{ query: string; code: string }>;

/** What a code on paper stands for: a centre, or an offer. */
async function readCard({ holdingId, phones }: Brand, city: CityCode, code: string): Promise<InfoCard> {
  const dealer = (await getDealers(holdingId)).find((one) => one.code === code);
  if (dealer) {
    return {
      title: dealer.name,
      lead: dealer.address,
      facts: dealer.departments.map(({ name, hours }) => ({
        label: name,
        value: hours.map((row) => `${row.days === 'пн–вс' ? 'ежедневно' : row.days} ${row.hours}`).join(', '),
      })),
      phone: dealer.phone,
      page: { href: dealerPath(dealer), name: 'Всё о\u00a0центре' },
      routeHref: routeHref(dealer),
    };
  }
  const offer = (await getArticle(holdingId, 'actions', code)) ?? notFound();
  return {
    title: offer.title,
    lead: offer.lead,
    facts: [],
    phone: phones[city],
    page: { href: `/actions/${offer.id}/`, name: 'Условия предложения' },
  };
}

/** A compact card of a centre or an offer, opened from print or a messenger. */
export function infoCardPage({ brand, city }: ShellFacts) {
  const load = async ({ params }: Props) => {
    const { code } = await params;
    return { path: `/ic/${code}/`, card: await readCard(brand, toCity(await city()), code) };
  };
  return {
    generateStaticParams: async () => [{ query: '-', code: (await firstAdviser(brand)).dealer }],
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const { path, card } = await load(props);
      return factsMetadata(brand, path, { title: card.title, description: card.lead, isHidden: true });
    },
    Page: async (props: Props) => <InfoCardScreen brand={brand} {...(await load(props))} />,
  };
}
