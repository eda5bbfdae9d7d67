import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import type { ShopSite } from '../shop-site.ts';
import * as css from './basket.css.ts';
import { BasketView } from './basket-view.tsx';

/** What a visitor is about to order: an empty page for everybody, filled in the browser. */
export function BasketScreen({ site: { base, city } }: { site: ShopSite }) {
  return (
    <Container>
      <div className={css.page}>
        <Heading level={1}>Корзина</Heading>
        <BasketView site={{ base, city }} />
      </div>
    </Container>
  );
}
