import { getSimilar } from '@showroom/api-client/server';
import { GoneScreen } from '@showroom/catalog/gone-screen';
import { toCity } from '@showroom/domain/city';
import { city } from 'next/root-params';
import { brand } from '@/brand/brand';

type Props = { params: Promise<{ id: string }> };

export const metadata = { title: 'Автомобиль уже продан', robots: { index: false } };

/** `-` is the page without similar vehicles: a retired address that was no vehicle. */
export const generateStaticParams = () => [{ query: '-', id: '-' }];

export default async function GonePage({ params }: Props) {
  const { id } = await params;
  const similar = id === '-' ? [] : await getSimilar(brand.holdingId, Number(id), 8);
  return <GoneScreen brand={brand} city={toCity(await city())} similar={similar} />;
}
