import type { Brand } from '@showroom/domain/brand';
import { toCity } from '@showroom/domain/city';
import { monthlyPayment } from '@showroom/domain/credit';
import { formatRoubles } from '@showroom/domain/text';
import type { Metadata } from 'next';
import { brandMetadata } from './brand-metadata.ts';
import { brandHref, codesOfOverview, subjectName } from './brand-subject.ts';
import { CreditScreen } from './credit-screen.tsx';
import { type BrandParams, loadDealers, loadOverview } from './load-overview.ts';
import { sampleParams } from './sample-params.ts';

type Props = { params: Promise<BrandParams> };
type Options = { brand: Brand; level: 'mark' | 'model'; city: () => Promise<string | undefined> };

/** What the page files of the credit on a mark or model export. */
export function brandCreditPage({ brand, level, city }: Options) {
  return {
    generateStaticParams: (): Promise<BrandParams[]> => sampleParams(brand, level),
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const overview = await loadOverview(brand, await params);
      const name = subjectName(overview);
      const { from } = overview.prices;
      const payment = from === null ? '' : ` от\u00a0${formatRoubles(monthlyPayment(from))} в\u00a0месяц`;
      return brandMetadata(brand, overview, `${brandHref(codesOfOverview(overview))}credit/`, {
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
