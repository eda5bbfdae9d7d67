import { Container } from '@showroom/ui/container';
import type { ShopSite } from '../shop-site.ts';
import { CheckoutView } from './checkout-view.tsx';

/** One order by its secret link: an empty page for everybody, filled in the browser. */
export function CheckoutScreen({ site }: { site: ShopSite }) {
  return (
    <Container>
      <CheckoutView site={site} />
    </Container>
  );
}
