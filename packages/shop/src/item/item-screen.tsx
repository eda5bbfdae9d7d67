import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import type { ShopSite } from '../shop-site.ts';

/** One accessory or part. */
export function ItemScreen({ id }: { site: ShopSite; id: number }) {
  return (
    <Container>
      <Heading level={1}>{`Товар ${id}`}</Heading>
    </Container>
  );
}
