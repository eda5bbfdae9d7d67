import { getDealers, getMarks } from '@showroom/api-client/server';
import type { Brand } from '@showroom/domain/brand';
import { toCity } from '@showroom/domain/city';
import { typesOf } from './mark-subject.ts';
import { MarksScreen } from './marks-screen.tsx';

type Options = { brand: Brand; city: () => Promise<string | undefined> };

/** What the page file of all marks shows. */
export function marksPage({ brand, city: readCity }: Options) {
  return async function BrandsPage() {
    const city = toCity(await readCity());
    const types = [...typesOf(brand)].filter((type) => type !== 'cars');
    const [marks, dealers, others] = await Promise.all([
      getMarks(brand.holdingId, 'cars'),
      getDealers(brand.holdingId, city),
      Promise.all(types.map(async (type) => ({ type, marks: await getMarks(brand.holdingId, type) }))),
    ]);
    const served = new Set(dealers.flatMap((dealer) => dealer.marks.map(({ code }) => code)));
    return <MarksScreen brand={brand} city={city} marks={marks} others={others} served={served} />;
  };
}
