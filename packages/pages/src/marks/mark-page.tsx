import { getMarks, getSeo } from '@showroom/api-client/server';
import { markMetadata, overviewWords } from '@showroom/catalog/mark-metadata';
import { MarkScreen } from '@showroom/catalog/mark-screen';
import { codesOfOverview, mainType, markHref } from '@showroom/catalog/mark-subject';
import { similarMarks } from '@showroom/catalog/no-stock';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadDealers, loadOverview, type MarkParams } from './load-overview.ts';
import { sampleCodes } from './sample-codes.ts';

/** The overview of a mark, of its model, or of a series of that. */
export function markPage({ brand, city }: ShellFacts) {
  const load = async ({ params }: PageProps<MarkParams>) => {
    const overview = await loadOverview(brand, await params);
    const path = markHref(codesOfOverview(overview));
    return { overview, path, city: toCity(await city()), seo: await getSeo(brand.holdingId, path) };
  };
  return {
    generateStaticParams: async (): Promise<MarkParams[]> => {
      const { mark, model, series } = await sampleCodes(brand);
      const depths = [
        { mark, model: '-', series: '-' },
        { mark, model, series: '-' },
        { mark, model, series },
      ];
      return depths.map((codes) => ({ query: '-', ...codes }));
    },
    generateMetadata: async (props: PageProps<MarkParams>): Promise<Metadata> => {
      const { overview, path, city: code, seo } = await load(props);
      return markMetadata(brand, overview, path, overviewWords(overview, code), seo);
    },
    Page: async (props: PageProps<MarkParams>) => {
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
