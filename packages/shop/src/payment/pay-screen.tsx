import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import type { ShopSite } from '../shop-site.ts';

/** An invoice is looked up by its number and the phone of the payer. */
export function PayScreen(_: { site: ShopSite }) {
  return (
    <Container>
      <Heading level={1}>Оплата счёта</Heading>
    </Container>
  );
}
