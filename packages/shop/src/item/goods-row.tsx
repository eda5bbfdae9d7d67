import type { StoreCard } from '@showroom/api-contract/store';
import { Section } from '@showroom/listing/section';
import { Static } from '@showroom/ui/static';
import { shelf } from '../cards/goods-card.css.ts';
import { GoodsCard } from '../cards/goods-card.tsx';
import type { CentreCities } from '../cards/stock-words.ts';
import type { ShopSite } from '../shop-site.ts';

type Props = { title: string; cards: readonly StoreCard[]; site: ShopSite; centres: CentreCities };

/** A row of items under its heading; nothing without items. */
export function GoodsRow({ title, cards, site, centres }: Props) {
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <Static as="ul" className={shelf}>
        {cards.map((card) => (
          <li key={card.id}>
            <GoodsCard card={card} site={site} centres={centres} />
          </li>
        ))}
      </Static>
    </Section>
  );
}
