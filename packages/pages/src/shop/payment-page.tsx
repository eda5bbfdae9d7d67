import { PaymentScreen } from '@showroom/shop/payment-screen';
import { isPaymentSection } from '@showroom/shop/payment-section';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { rowsOf } from '../routes-of.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { shopSite } from './shop-site.ts';

type Props = PageProps<{ section: string }>;

/** An invoice, and where the bank sends the payer back to: one empty page each, filled in the browser. */
export function paymentPage(facts: ShellFacts) {
  const rows = rowsOf(facts.brand, 'payment');
  return {
    generateStaticParams: () => rows.map(({ params }) => ({ query: '-', ...params })),
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const { section } = await params;
      const title = rows.find((row) => row.params.section === section)?.title ?? null;
      return { title, robots: { index: false }, referrer: 'no-referrer' };
    },
    Page: async ({ params }: Props) => {
      const { section } = await params;
      if (!isPaymentSection(section)) notFound();
      return <PaymentScreen site={await shopSite(facts, '')} section={section} />;
    },
  };
}
