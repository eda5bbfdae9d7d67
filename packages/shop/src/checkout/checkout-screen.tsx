import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import type { ShopSite } from '../shop-site.ts';

/** One order by its secret link. */
export function CheckoutScreen(_: { site: ShopSite }) {
  return (
    <Container>
      <Heading level={1}>Заказ</Heading>
    </Container>
  );
}
