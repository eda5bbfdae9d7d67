import { getListing } from './api.ts';
import type { BrandFacts } from './brands.ts';
import type { Expected } from './catalog-pages.ts';
import { fill } from './catalog-pages.ts';
import { readFeed } from './feed.ts';
import { readStack } from './running-stack.ts';

type Overview = {
  mark: { code: string; name: string };
  models: { code: string; name: string; type: string; stock: { total: number } }[];
  series: { code: string; name: string }[];
};

async function overview(brand: BrandFacts, path: string): Promise<Overview> {
  const answer = await fetch(`${readStack().api}/api/brands/${path}?holdingId=${brand.holdingId}`);
  if (!answer.ok) throw new Error(`/brands/${path} answered ${answer.status}`);
  return (await answer.json()) as Overview;
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** All of these words, in their order, whatever stands between. */
const words = (...parts: string[]) => new RegExp(parts.map(literally).join('.*'), 'i');

const brandRows: Readonly<Record<string, readonly string[]>> = {
  '/brands/{mark}': [],
  '/brands/{mark}/{model}': ['{model}'],
  '/brands/{mark}/{model}/{series}': ['{model}', '{series}'],
  '/brands/{mark}/credit': ['credit'],
  '/brands/{mark}/guaranty': ['guaranty'],
  '/brands/{mark}/{model}/credit': ['{model}', 'credit'],
};

/** Words of the two pages that stand under a mark, in whatever form. */
const topics: Readonly<Record<string, RegExp>> = { credit: /кредит/i, guaranty: /гаранти/i };

async function brandPages(brand: BrandFacts): Promise<Expected[]> {
  const [car] = (await getListing(brand.holdingId, { condition: 'new', size: '1' })).items;
  if (!car) throw new Error(`${brand.code} has no new car`);
  const { models } = await overview(brand, car.mark.code);
  const model = [...models].filter(({ type }) => type === 'cars').sort((a, b) => b.stock.total - a.stock.total)[0];
  const [series] = model ? (await overview(brand, `${car.mark.code}/${model.code}`)).series : [];
  if (!model || !series) throw new Error(`${car.mark.code} has no model with a series`);
  const params = { mark: car.mark.code, model: model.code, series: series.code };
  const names: Record<string, string> = { '{model}': model.name, '{series}': series.name };
  const pages = Object.entries(brandRows).map(([row, parts]): Expected => {
    const path = fill(row, params);
    const topic = parts.map((part) => topics[part]).find(Boolean);
    const said = topic ?? words(car.mark.name, ...parts.map((part) => names[part] ?? ''));
    const canonical = `https://${brand.host}${path}`;
    return { row, path, params, h1: said, title: said, isIndexed: true, canonical };
  });
  const index = { row: '/brands', path: '/brands/', params: {}, canonical: `https://${brand.host}/brands/` };
  return [{ ...index, h1: /марки/i, title: /марки/i, isIndexed: true }, ...pages];
}

/** Pages of marks, a vehicle, what a visitor put aside, and the printed tag. */
export async function otherPagesOf(brand: BrandFacts): Promise<Expected[]> {
  const [car] = (await getListing(brand.holdingId, { condition: 'used', size: '1' })).items;
  if (!car) throw new Error(`${brand.code} has no used car`);
  const id = String(car.id);
  const named = words(car.mark.name, car.model.name);
  const plain = { params: {}, isIndexed: false, canonical: null };
  return [
    ...(await brandPages(brand)),
    {
      row: '/catalog/{id}',
      path: `/catalog/${id}/`,
      params: { id },
      h1: named,
      title: named,
      isIndexed: true,
      canonical: `https://${brand.host}/catalog/${id}/`,
    },
    { ...plain, row: '/favorites', path: '/favorites/', h1: 'Избранное', title: /^Избранное \| / },
    { ...plain, row: '/compare', path: '/compare/', h1: 'Сравнение', title: /^Сравнение \| / },
    {
      ...plain,
      row: '/price-tags/{id}',
      path: `/price-tags/${id}/`,
      params: { id },
      h1: named,
      title: named,
      canonical: `https://${brand.host}/catalog/${id}/`,
    },
  ];
}

/** Addresses that are no page: what they lead to, status and target in one line. */
export async function toolOutcomes(brand: BrandFacts): Promise<{ row: string; path: string; outcome: RegExp }[]> {
  const [car] = await readFeed(brand);
  if (!car) throw new Error(`${brand.code} has no car in its feed`);
  // To a guest the tools of the staff are the way in, or nothing at all.
  const closed = /^(?:40[134]$|302 \/[\w/-]+\/\?next=)/;
  return [
    { row: '/qr/{vin}', path: `/qr/${car.vin}/`, outcome: new RegExp(`^30[27] /catalog/${car.id}/$`) },
    { row: '/qr/generator/{vin}', path: `/qr/generator/${car.vin}/`, outcome: closed },
    { row: '/slgen', path: '/slgen/', outcome: closed },
    { row: '/sl/{code}', path: '/sl/nobody/', outcome: /^404$/ },
  ];
}
