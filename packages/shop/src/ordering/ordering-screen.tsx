import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import * as css from '../basket/basket.css.ts';
import type { ShopSite } from '../shop-site.ts';
import { OrderingView } from './ordering-view.tsx';

/** Who takes the order, where, and how it is paid: an empty page for everybody, filled in the browser. */
export function OrderingScreen({ site }: { site: ShopSite }) {
  return (
    <Container>
      <div className={css.page}>
        <Heading level={1}>Оформление заказа</Heading>
        <OrderingView site={site} />
      </div>
    </Container>
  );
}
