import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import type { ShopSite } from '../shop-site.ts';

/** Who takes the order, where, and how it is paid. */
export function OrderingScreen(_: { site: ShopSite }) {
  return (
    <Container>
      <Heading level={1}>Оформление заказа</Heading>
    </Container>
  );
}
