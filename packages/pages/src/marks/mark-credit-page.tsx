import { CreditScreen } from '@showroom/catalog/credit-screen';
import { markMetadata } from '@showroom/catalog/mark-metadata';
import { codesOfOverview, markHref, subjectName } from '@showroom/catalog/mark-subject';
import { toCity } from '@showroom/domain/city';
import { monthlyPayment } from '@showroom/domain/credit';
import { formatRoubles } from '@showroom/domain/text';
import type { Metadata } from 'next';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadDealers, loadOverview, type MarkParams } from './load-overview.ts';
import { sampleCodes } from './sample-codes.ts';

/** The credit on a mark or on its model. */
export function markCreditPage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: async (): Promise<MarkParams[]> => {
      const { mark, model } = await sampleCodes(brand);
      return ['-', model].map((code) => ({ query: '-', mark, model: code }));
    },
    generateMetadata: async ({ params }: PageProps<MarkParams>): Promise<Metadata> => {
      const overview = await loadOverview(brand, await params);
      const name = subjectName(overview);
      const { from } = overview.prices;
      const payment = from === null ? '' : ` от\u00a0${formatRoubles(monthlyPayment(from))} в\u00a0месяц`;
      return markMetadata(brand, overview, `${markHref(codesOfOverview(overview))}credit/`, {
        title: `${name} в\u00a0кредит${payment}`,
        description: `Кредит на\u00a0${name}${payment}: калькулятор платежа, программы, документы, заявка на\u00a0сайте.`,
      });
    },
    Page: async ({ params }: PageProps<MarkParams>) => {
      const overview = await loadOverview(brand, await params);
      const shown = overview.offers.map(({ dealer }) => dealer.code);
      const dealers = await loadDealers(brand, toCity(await city()), overview.mark.code, shown);
      return <CreditScreen brand={brand} overview={overview} dealers={dealers} />;
    },
  };
}
