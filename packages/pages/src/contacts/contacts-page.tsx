import { getDealers, getMarks, getSeo } from '@showroom/api-client/server';
import { ContactsScreen } from '@showroom/contacts/contacts-screen';
import { pageMetadata } from '@showroom/content/page-metadata';
import type { Brand } from '@showroom/domain/brand';
import { cities, isCityCode, toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { factsMetadata } from './contact-metadata.ts';

type Props = PageProps<{ query: string; code: string }>;

/** What a page of contacts is about beside the whole group: a city, or a mark. */
async function readArea(brand: Brand, code: string) {
  if (isCityCode(code)) {
    const { i, p } = cities[code];
    return { crumb: i, heading: `Дилерские центры ${brand.name} в\u00a0${p}`, where: `в\u00a0${p}` };
  }
  const dealers = await getDealers(brand.holdingId);
  const known = await getMarks(brand.holdingId);
  const name =
    known.find((mark) => mark.code === code)?.name ??
    dealers.flatMap(({ marks }) => marks).find((mark) => mark.code === code)?.name ??
    notFound();
  return { crumb: name, heading: `Дилерские центры ${name}`, where: `с\u00a0маркой ${name}` };
}

/** Dealer centres: of the group, of a city, of a mark. */
export function contactsPage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: () => [{ query: '-', code: '-' }],
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const { code } = await params;
      if (code === '-') return pageMetadata(brand, '/contacts/', await getSeo(brand.holdingId, '/contacts/'));
      const area = await readArea(brand, code);
      return factsMetadata(brand, `/contacts/${code}/`, {
        title: area.heading,
        description: `Центры ${brand.name} ${area.where}: адреса, телефоны, часы работы отделов, схема проезда, консультанты и\u00a0автомобили в\u00a0наличии.`,
      });
    },
    Page: async ({ params }: Props) => {
      const { code } = await params;
      const here = toCity(await city());
      const dealers = await getDealers(brand.holdingId, here);
      if (code === '-') return <ContactsScreen brand={brand} city={here} dealers={dealers} />;
      const shown = dealers.filter((dealer) =>
        isCityCode(code) ? dealer.city === code : dealer.marks.some((mark) => mark.code === code),
      );
      return <ContactsScreen brand={brand} city={here} dealers={shown} area={await readArea(brand, code)} />;
    },
  };
}
