import { getMarks, getSeo } from '@showroom/api-client/server';
import type { Brand } from '@showroom/domain/brand';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { loadDealers, loadOverview, type MarkParams } from './load-overview.ts';
import { markMetadata, overviewWords } from './mark-metadata.ts';
import { MarkScreen } from './mark-screen.tsx';
import { codesOfOverview, mainType, markHref } from './mark-subject.ts';
import { similarMarks } from './no-stock.tsx';
import { sampleParams } from './sample-params.ts';

type Props = { params: Promise<MarkParams> };
type Options = {
  brand: Brand;
  level: 'mark' | 'model' | 'series';
  /** The root parameter of the shell: `city` of `next/root-params`. */
  city: () => Promise<string | undefined>;
};

/** What the page files of marks, models and series export: one overview serves all three. */
export function markPage({ brand, level, city }: Options) {
  const load = async ({ params }: Props) => {
    const overview = await loadOverview(brand, await params);
    const path = markHref(codesOfOverview(overview));
    return { overview, path, city: toCity(await city()), seo: await getSeo(brand.holdingId, path) };
  };
  return {
    generateStaticParams: (): Promise<MarkParams[]> => sampleParams(brand, level),
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const { overview, path, city: code, seo } = await load(props);
      return markMetadata(brand, overview, path, overviewWords(overview, code), seo);
    },
    Page: async (props: Props) => {
      const { overview, city: code, seo } = await load(props);
      const shown = overview.offers.map(({ dealer }) => dealer.code);
      const [dealers, marks] = await Promise.all([
        loadDealers(brand, code, overview.mark.code, shown),
        overview.stock.total > 0 ? [] : getMarks(brand.holdingId, mainType(overview)),
      ]);
      return (
        <MarkScreen
          brand={brand}
          city={code}
          overview={overview}
          dealers={dealers}
          similar={similarMarks(marks, overview)}
          text={seo?.text ?? []}
        />
      );
    },
  };
}
