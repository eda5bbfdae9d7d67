import type { BrandOverview } from '@showroom/api-contract/brands';
import { CreditScreen } from '@showroom/catalog/credit-screen';
import { markMetadata } from '@showroom/catalog/mark-metadata';
import { codesOfOverview, markHref, subjectName } from '@showroom/catalog/mark-subject';
import { canonicalCalculatorQuery } from '@showroom/domain/calculators/calculator-query';
import { toCity } from '@showroom/domain/city';
import { formatRoubles } from '@showroom/domain/text';
import { CreditCalculator } from '@showroom/services/credit-calculator';
import type { Metadata } from 'next';
import { hiddenQuery } from '../hidden-query.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadDealers, loadOverview, type MarkParams } from './load-overview.ts';
import { sampleCodes } from './sample-codes.ts';

const addressOf = (overview: BrandOverview) => `${markHref(codesOfOverview(overview))}credit/`;

/** What the page calculates first: what its address asks, else the credit that its lead names. */
function askedQuery(hidden: string, { credit }: BrandOverview): string {
  const params = new URLSearchParams(
    credit && { price: String(Math.ceil(credit.price / 100)), term: String(credit.months) },
  );
  for (const [key, value] of hiddenQuery(hidden)) params.set(key, value);
  return canonicalCalculatorQuery(params);
}

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
      const { credit } = overview;
      const payment = credit ? ` от\u00a0${formatRoubles(credit.monthly)} в\u00a0месяц` : '';
      return markMetadata(brand, overview, addressOf(overview), {
        title: `${name} в\u00a0кредит${payment}`,
        description: `Кредит на\u00a0${name}${payment}: калькулятор платежа, программы, документы, заявка на\u00a0сайте.`,
      });
    },
    Page: async ({ params }: PageProps<MarkParams>) => {
      const given = await params;
      const overview = await loadOverview(brand, given);
      const { mark, model, offers } = overview;
      const shown = offers.map(({ dealer }) => dealer.code);
      const dealers = await loadDealers(brand, toCity(await city()), mark.code, shown);
      const known = { mark: mark.code, model: model?.code, name: subjectName(overview) };
      return (
        <CreditScreen
          brand={brand}
          overview={overview}
          dealers={dealers}
          calculator={
            <CreditCalculator action={addressOf(overview)} query={askedQuery(given.query, overview)} known={known} />
          }
        />
      );
    },
  };
}
