import { toCity } from '@showroom/domain/city';
import { ManageScreen } from '@showroom/services/manage-screen';
import type { Metadata } from 'next';
import type { ShellFacts } from '../shell-facts.ts';

const metadata: Metadata = { title: 'Ваша запись', robots: { index: false }, referrer: 'no-referrer' };

/** A booking by its secret link. */
export function bookingPage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: () => metadata,
    Page: async () => <ManageScreen companyPhone={brand.phones[toCity(await city())]} />,
  };
}
