import { readStack } from './running-stack.ts';

type Card = {
  id: number;
  price: number | null;
  mark: { code: string; name: string };
  model: { code: string; name: string };
};
type Listing = {
  items: Card[];
  meta: { page: { totalResults: number; totalPages: number } };
  facets: { values: Record<string, { value: string; label: string; count: number }[]> };
};
type Vehicle = Card & {
  type: string;
  condition: string;
  benefits: { name: string; amount: number }[];
  deposit?: { sum: number; days: number };
  creditMonths?: number;
  similar: { id: number }[];
  year: number;
  bodyType: string;
  colorGroup: string;
  country: string;
  driveType: string;
  engineType: string;
  gearType: string;
  seats: number | null;
};
type SearchBlock<T> = {
  results: T[];
  meta: { page: { totalPages: number } };
  totalFacetCount: number;
};
type Found = {
  vehicles: SearchBlock<{ id: { raw: number }; mark: { raw: string }; model: { raw: string } }> & {
    facets: { model: { value: string; count: number }[] };
  };
  accessories: SearchBlock<{ name: { raw: string } }> & {
    facets: { accCategoryNameRu: { value: string; count: number }[] };
  };
};
type Dealer = { name: string; city: string; address: string };

async function read<T>(path: string, holdingId: number, query: Record<string, string>): Promise<T> {
  const answer = await fetch(
    `${readStack().api}/api${path}?${new URLSearchParams({ holdingId: String(holdingId), ...query })}`,
  );
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** Cars of a holding, straight from the API: what the pages are compared with. */
export const getListing = (holdingId: number, query: Record<string, string> = {}): Promise<Listing> =>
  read('/catalog', holdingId, { type: 'cars', ...query });

export const getVehicle = (holdingId: number, id: number): Promise<Vehicle> => read(`/catalog/${id}`, holdingId, {});

/** What the search of a holding finds, straight from the API. */
export const getFound = (holdingId: number, query: string, rest: Record<string, string> = {}): Promise<Found> =>
  read('/search', holdingId, { query, ...rest });

/** The item of a holding that most is free of. */
export async function getGoods(holdingId: number): Promise<number> {
  type Goods = { items: { id: number; minCount: number; stock: { qty: number }[] }[] };
  const { items } = await read<Goods>('/store/filter', holdingId, { shop: 'store', size: '50' });
  const free = ({ stock }: Goods['items'][number]) => stock.reduce((sum, { qty }) => sum + qty, 0);
  const [most] = items.filter(({ minCount }) => minCount === 1).sort((a, b) => free(b) - free(a));
  if (!most) throw new Error('nothing on the first shelf');
  return most.id;
}

export const getDealers = async (holdingId: number): Promise<Dealer[]> =>
  (await read<{ data: Dealer[] }>('/dealers', holdingId, {})).data;

/** A car of a holding that is sold or withdrawn, as one vehicle of thirty is: looked for behind one that is on sale. */
export async function findGoneId(holdingId: number): Promise<number> {
  const from = (await getListing(holdingId)).items[0]?.id ?? 1;
  for (let id = from; id < from + 2_000; id++) {
    const answer = await fetch(`${readStack().api}/api/catalog/${id}?holdingId=${holdingId}`);
    await answer.body?.cancel();
    if (answer.status !== 410) continue;
    const { items } = await read<{ items: { type: string }[] }>(`/catalog/${id}/similar`, holdingId, {});
    if (items[0]?.type === 'cars') return id;
  }
  throw new Error(`no sold car among the 2,000 after ${from}`);
}
