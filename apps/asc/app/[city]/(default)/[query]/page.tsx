import { getListing, getMarks, getSeo, getStaticPage } from '@showroom/api-client/server';
import { OffersRow } from '@showroom/catalog/offers-row';
import { RecentlyViewed } from '@showroom/catalog/recently-viewed';
import { SearchBlock } from '@showroom/catalog/search-block';
import { HomeScreen } from '@showroom/content/home-screen';
import { pageMetadata } from '@showroom/content/page-metadata';
import { toCity } from '@showroom/domain/city';
import { notFound } from 'next/navigation';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

export const generateStaticParams = () => [{ query: '-' }];

export const generateMetadata = async () => pageMetadata(brand, '/', await getSeo(brand.holdingId, '/'));

export default async function HomePage() {
  const [page, marks, offers] = await Promise.all([
    getStaticPage(brand.holdingId, 'home'),
    getMarks(brand.holdingId, 'cars'),
    getListing(brand.holdingId, { kind: 'cars', section: 'new' }),
  ]);
  if (!page || !offers) notFound();
  return (
    <HomeScreen
      brand={brand}
      city={toCity(await city())}
      page={page}
      marks={marks}
      search={<SearchBlock brand={brand} marks={marks} facets={offers.facets} />}
      offers={<OffersRow items={offers.items.slice(0, 4)} />}
      recent={<RecentlyViewed />}
    />
  );
}
