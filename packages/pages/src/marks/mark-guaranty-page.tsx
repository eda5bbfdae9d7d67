import { GuarantyScreen } from '@showroom/catalog/guaranty-screen';
import { markMetadata } from '@showroom/catalog/mark-metadata';
import { markHref } from '@showroom/catalog/mark-subject';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadDealers, loadOverview, type MarkParams } from './load-overview.ts';
import { sampleCodes } from './sample-codes.ts';

/** The guaranty of a mark's maker. */
export function markGuarantyPage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: async (): Promise<MarkParams[]> => [{ query: '-', mark: (await sampleCodes(brand)).mark }],
    generateMetadata: async ({ params }: PageProps<MarkParams>): Promise<Metadata> => {
      const overview = await loadOverview(brand, await params);
      const { name, code } = overview.mark;
      return markMetadata(brand, overview, `${markHref({ mark: code })}guaranty/`, {
        title: `Гарантия ${name}: сроки и\u00a0условия`,
        description: `Гарантия изготовителя на\u00a0${name}: срок, пробег, что она покрывает, и\u00a0дилерские центры, которые её выполняют.`,
      });
    },
    Page: async ({ params }: PageProps<MarkParams>) => {
      const overview = await loadOverview(brand, await params);
      const dealers = await loadDealers(brand, toCity(await city()), overview.mark.code);
      return <GuarantyScreen brand={brand} overview={overview} dealers={dealers} />;
    },
  };
}
