import type { Brand } from '@showroom/domain/brand';
import { toCity } from '@showroom/domain/city';
import { monthlyPayment } from '@showroom/domain/credit';
import { formatRoubles } from '@showroom/domain/text';
import type { Metadata } from 'next';
import { CreditScreen } from './credit-screen.tsx';
import { loadDealers, loadOverview, type MarkParams } from './load-overview.ts';
import { markMetadata } from './mark-metadata.ts';
import { codesOfOverview, markHref, subjectName } from './mark-subject.ts';
import { sampleParams } from './sample-params.ts';

type Props = { params: Promise<MarkParams> };
type Options = { brand: Brand; level: 'mark' | 'model'; city: () => Promise<string | undefined> };

/** What the page files of the credit on a mark or model export. */
export function markCreditPage({ brand, level, city }: Options) {
  return {
    generateStaticParams: (): Promise<MarkParams[]> => sampleParams(brand, level),
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const overview = await loadOverview(brand, await params);
      const name = subjectName(overview);
      const { from } = overview.prices;
      const payment = from === null ? '' : ` от\u00a0${formatRoubles(monthlyPayment(from))} в\u00a0месяц`;
      return markMetadata(brand, overview, `${markHref(codesOfOverview(overview))}credit/`, {
        title: `${name} в\u00a0кредит${payment}`,
        description: `Кредит на\u00a0${name}${payment}: калькулятор платежа, программы, документы, заявка на\u00a0сайте.`,
      });
    },
    Page: async ({ params }: Props) => {
      const overview = await loadOverview(brand, await params);
      const shown = overview.offers.map(({ dealer }) => dealer.code);
      const dealers = await loadDealers(brand, toCity(await city()), overview.mark.code, shown);
      return <CreditScreen brand={brand} overview={overview} dealers={dealers} />;
    },
  };
}
