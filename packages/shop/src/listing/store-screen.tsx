import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import type { ShopSite } from '../shop-site.ts';

type Props = {
  site: ShopSite;
  shop: 'store' | 'parts';
  /** Codes of the categories, from the first level down. */
  categories: readonly string[];
  /** Canonical query, without its question mark. */
  query: string;
};

/** A shelf of the shop: the root, or a category of one of three levels. */
export function StoreScreen({ shop }: Props) {
  return (
    <Container>
      <Heading level={1}>{shop === 'store' ? 'Аксессуары' : 'Запчасти'}</Heading>
    </Container>
  );
}
