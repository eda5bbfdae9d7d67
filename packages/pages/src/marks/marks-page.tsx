import { getDealers, getMarks, getSeo } from '@showroom/api-client/server';
import { typesOf } from '@showroom/catalog/mark-subject';
import { MarksScreen } from '@showroom/catalog/marks-screen';
import { pageMetadata } from '@showroom/content/page-metadata';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import type { ShellFacts } from '../shell-facts.ts';

/** All marks. */
export function marksPage({ brand, city: readCity }: ShellFacts) {
  const { holdingId } = brand;
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: async (): Promise<Metadata> =>
      pageMetadata(brand, '/brands/', await getSeo(holdingId, '/brands/')),
    Page: async () => {
      const city = toCity(await readCity());
      const types = [...typesOf(brand)].filter((type) => type !== 'cars');
      const [marks, dealers, others] = await Promise.all([
        getMarks(holdingId, 'cars'),
        getDealers(holdingId, city),
        Promise.all(types.map(async (type) => ({ type, marks: await getMarks(holdingId, type) }))),
      ]);
      const served = new Set(dealers.flatMap((dealer) => dealer.marks.map(({ code }) => code)));
      return <MarksScreen brand={brand} city={city} marks={marks} others={others} served={served} />;
    },
  };
}
