import type { Brand } from '@showroom/domain/brand';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { brandMetadata } from './brand-metadata.ts';
import { brandHref } from './brand-subject.ts';
import { GuarantyScreen } from './guaranty-screen.tsx';
import { type BrandParams, loadDealers, loadOverview } from './load-overview.ts';
import { sampleParams } from './sample-params.ts';

type Props = { params: Promise<BrandParams> };
type Options = { brand: Brand; city: () => Promise<string | undefined> };

/** What the page file of a mark's guaranty exports. */
export function brandGuarantyPage({ brand, city }: Options) {
  return {
    generateStaticParams: (): Promise<BrandParams[]> => sampleParams(brand, 'mark'),
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const overview = await loadOverview(brand, await params);
      const { name, code } = overview.mark;
      return brandMetadata(brand, overview, `${brandHref({ mark: code })}guaranty/`, {
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
