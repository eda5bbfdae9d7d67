import { getDealers, getSeo } from '@showroom/api-client/server';
import { ContactsScreen } from '@showroom/contacts/contacts-screen';
import { pageMetadata } from '@showroom/content/page-metadata';
import { toCity } from '@showroom/domain/city';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

export const generateStaticParams = () => [{ query: '-' }];

export const generateMetadata = async () =>
  pageMetadata(brand, '/contacts/', await getSeo(brand.holdingId, '/contacts/'));

export default async function ContactsPage() {
  const here = toCity(await city());
  return <ContactsScreen brand={brand} city={here} dealers={await getDealers(brand.holdingId, here)} />;
}
