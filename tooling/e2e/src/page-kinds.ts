import { getListing } from './api.ts';
import type { BrandFacts } from './brands.ts';

export type PageKind = { name: string; path: string };

/** One address of every kind of page that the catalogue has beside cars, with what is in stock of it now. */
export async function catalogKindsOf(brand: BrandFacts): Promise<PageKind[]> {
  const first = async (query: Record<string, string>) =>
    (await getListing(brand.holdingId, { ...query, size: '1' })).items[0];
  const [quad, van, coming, car] = await Promise.all([
    first({ type: 'atv' }),
    first({ type: 'commercial', bodyType: 'van,microbus' }),
    first({ soon: '1' }),
    first({ condition: 'new' }),
  ]);
  const mark = `/brands/${car?.mark.code}/`;
  return [
    { name: 'quad bikes', path: '/atv/' },
    { name: 'what comes soon', path: '/cars/on-sale-soon/' },
    { name: 'a fixed page', path: '/cars/used/off-road/price-do-3000000/' },
    { name: 'the hub of models and colours', path: '/seo-pages/cars/mark-model-color/' },
    { name: 'the entry of the catalogue', path: '/catalog/' },
    { name: 'a mark', path: mark },
    { name: 'a model', path: `${mark}${car?.model.code}/` },
    { name: 'credit on a mark', path: `${mark}credit/` },
    { name: 'guaranty of a mark', path: `${mark}guaranty/` },
    { name: 'a quad bike', path: `/catalog/${quad?.id}/` },
    { name: 'a van', path: `/catalog/${van?.id}/` },
    { name: 'a car that comes soon', path: `/catalog/${coming?.id}/` },
    { name: 'a price tag', path: `/price-tags/${car?.id}/` },
  ];
}

/** Kinds that are listings or vehicles: the tight budgets are theirs. */
export const isListingOrVehicle = ({ path }: PageKind): boolean =>
  /^\/(?:atv|commercial|cars|catalog\/\d+)\//.test(path);
