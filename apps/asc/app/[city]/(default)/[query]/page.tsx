import { getListing, getMarks, getSeo, getStaticPage } from '@showroom/api-client/server';
import { OffersRow } from '@showroom/catalog/offers-row';
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
  const [page, marks, all, used] = await Promise.all([
    getStaticPage(brand.holdingId, 'home'),
    getMarks(brand.holdingId),
    getListing(brand.holdingId, { type: 'cars', condition: 'new' }, ''),
    getListing(brand.holdingId, { type: 'cars', condition: 'used' }, ''),
  ]);
  if (!page) notFound();
  return (
    <HomeScreen
      brand={brand}
      city={toCity(await city())}
      page={page}
      marks={marks}
      search={
        <SearchBlock marks={marks} totals={{ new: all.meta.page.totalResults, used: used.meta.page.totalResults }} />
      }
      offers={<OffersRow items={all.items.slice(0, 4)} />}
    />
  );
}
