import { Container } from '@showroom/ui/container';
import type { ShopSite } from '../shop-site.ts';
import { InvoiceView } from './invoice-view.tsx';
import { page } from './payment.css.ts';
import type { PaymentSection } from './payment-section.ts';
import { ResultView } from './result-view.tsx';

/** A payment. A page claims nothing by its address: what is paid the server says. */
export function PaymentScreen({ site: { phone }, section }: { site: ShopSite; section: PaymentSection }) {
  return (
    <Container width="narrow">
      <div className={page}>
        {section === 'invoice' ? <InvoiceView phone={phone} /> : <ResultView phone={phone} section={section} />}
      </div>
    </Container>
  );
}
