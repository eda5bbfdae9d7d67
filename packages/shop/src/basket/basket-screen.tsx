import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import type { ShopSite } from '../shop-site.ts';

/** What a visitor is about to order. */
export function BasketScreen(_: { site: ShopSite }) {
  return (
    <Container>
      <Heading level={1}>Корзина</Heading>
    </Container>
  );
}
