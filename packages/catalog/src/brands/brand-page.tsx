import { getMarks, getSeo } from '@showroom/api-client/server';
import type { Brand } from '@showroom/domain/brand';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { brandMetadata, overviewWords } from './brand-metadata.ts';
import { BrandScreen } from './brand-screen.tsx';
import { brandHref, codesOfOverview, mainType } from './brand-subject.ts';
import { type BrandParams, loadDealers, loadOverview } from './load-overview.ts';
import { similarMarks } from './no-stock.tsx';
import { sampleParams } from './sample-params.ts';

type Props = { params: Promise<BrandParams> };
type Options = {
  brand: Brand;
  level: 'mark' | 'model' | 'series';
  /** The root parameter of the shell: `city` of `next/root-params`. */
  city: () => Promise<string | undefined>;
};

/** What the page files of marks, models and series export: one overview serves all three. */
export function brandPage({ brand, level, city }: Options) {
  const load = async ({ params }: Props) => {
    const overview = await loadOverview(brand, await params);
    const path = brandHref(codesOfOverview(overview));
    return { overview, path, city: toCity(await city()), seo: await getSeo(brand.holdingId, path) };
  };
  return {
    generateStaticParams: (): Promise<BrandParams[]> => sampleParams(brand, level),
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const { overview, path, city: code, seo } = await load(props);
      return brandMetadata(brand, overview, path, overviewWords(overview, code), seo);
    },
    Page: async (props: Props) => {
      const { overview, city: code, seo } = await load(props);
      const shown = overview.offers.map(({ dealer }) => dealer.code);
      const [dealers, marks] = await Promise.all([
        loadDealers(brand, code, overview.mark.code, shown),
        overview.stock.total > 0 ? [] : getMarks(brand.holdingId, mainType(overview)),
      ]);
      return (
        <BrandScreen
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
