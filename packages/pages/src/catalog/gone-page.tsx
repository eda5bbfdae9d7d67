import { getSimilar } from '@showroom/api-client/server';
import { GoneScreen } from '@showroom/catalog/gone-screen';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';

/** How many similar vehicles the page shows. */
const shown = 8;

/** What stands in place of a sold vehicle (status 410). With the id `-`, a retired address that was no vehicle. */
export function gonePage({ brand, city }: ShellFacts) {
  const metadata: Metadata = { title: 'Автомобиль уже продан', robots: { index: false } };
  return {
    generateStaticParams: () => [{ query: '-', id: '-' }],
    generateMetadata: () => metadata,
    Page: async ({ params }: PageProps<{ id: string }>) => {
      const { id } = await params;
      const vehicleId = id === '-' ? undefined : Number(id);
      const similar = vehicleId === undefined ? [] : await getSimilar(brand.holdingId, vehicleId, shown);
      return <GoneScreen id={vehicleId} brand={brand} city={toCity(await city())} similar={similar} />;
    },
  };
}
