import { getDealers, getSeo } from '@showroom/api-client/server';
import { ContactsScreen } from '@showroom/contacts/contacts-screen';
import { pageMetadata } from '@showroom/content/page-metadata';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import type { ShellFacts } from '../shell-facts.ts';

/** Dealer centres of the city. */
export function contactsPage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: async (): Promise<Metadata> =>
      pageMetadata(brand, '/contacts/', await getSeo(brand.holdingId, '/contacts/')),
    Page: async () => {
      const here = toCity(await city());
      return <ContactsScreen brand={brand} city={here} dealers={await getDealers(brand.holdingId, here)} />;
    },
  };
}
