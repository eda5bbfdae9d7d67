import type { Brand } from '@showroom/domain/brand';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { GuarantyScreen } from './guaranty-screen.tsx';
import { loadDealers, loadOverview, type MarkParams } from './load-overview.ts';
import { markMetadata } from './mark-metadata.ts';
import { markHref } from './mark-subject.ts';
import { sampleParams } from './sample-params.ts';

type Props = { params: Promise<MarkParams> };
type Options = { brand: Brand; city: () => Promise<string | undefined> };

/** What the page file of a mark's guaranty exports. */
export function markGuarantyPage({ brand, city }: Options) {
  return {
    generateStaticParams: (): Promise<MarkParams[]> => sampleParams(brand, 'mark'),
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const overview = await loadOverview(brand, await params);
      const { name, code } = overview.mark;
      return markMetadata(brand, overview, `${markHref({ mark: code })}guaranty/`, {
        title: `Гарантия ${name}: сроки и\u00a0условия`,
        description: `Гарантия изготовителя на\u00a0${name}: срок, пробег, что она покрывает, и\u00a0дилерские центры, которые её выполняют.`,
      });
    },
    Page: async ({ params }: Props) => {
      const overview = await loadOverview(brand, await params);
      const dealers = await loadDealers(brand, toCity(await city()), overview.mark.code);
      return <GuarantyScreen brand={brand} overview={overview} dealers={dealers} />;
    },
  };
}
