import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import type { ShopSite } from '../shop-site.ts';
import type { PaymentSection } from './payment-section.ts';

/** A payment. A page claims nothing by its address: what is paid the server says. */
export function PaymentScreen({ section }: { site: ShopSite; section: PaymentSection }) {
  return (
    <Container>
      <Heading level={1}>{section === 'invoice' ? 'Оплата счёта' : 'Результат оплаты'}</Heading>
    </Container>
  );
}
