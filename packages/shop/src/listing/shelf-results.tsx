import type { StorePage } from '@showroom/api-contract/store';
import { storeLimits, storeSorts } from '@showroom/domain/shop/store-query';
import { NothingFound } from '@showroom/listing/nothing-found';
import { Results } from '@showroom/listing/results';
import { Heading } from '@showroom/ui/heading';
import { Static } from '@showroom/ui/static';
import type { ReactNode } from 'react';
import { shelf as shelfRow } from '../cards/goods-card.css.ts';
import { GoodsCard } from '../cards/goods-card.tsx';
import type { CentreCities } from '../cards/stock-words.ts';
import type { ShopSite } from '../shop-site.ts';
import { type Shelf, shelfHref } from './shelf.ts';
import { resetHref, shelfChips } from './shelf-chips.ts';
import { recoveryLinks } from './shelf-recovery.ts';
import { shelfSuggestions } from './shelf-suggestions.ts';
import { goodsForms, sortNames } from './shelf-words.ts';

/** How many cards a phone shows at first: their pictures do not wait. */
const aboveFold = 2;

const StaticItem = ({ children }: { children: ReactNode }) => <Static as="li">{children}</Static>;

const sortOptions = storeSorts.map((value) => ({ value, label: sortNames[value] }));

type Props = { shelf: Shelf; site: ShopSite; page: StorePage; centres: CentreCities };

/** Results of a shelf: chips, sort, cards and pages, or the ways out where there are none. */
export function ShelfResults({ shelf, site, page, centres }: Props) {
  const { current, totalPages } = page.meta.page;
  return (
    <Results
      label="Найденные товары"
      sort={{ options: sortOptions, value: shelf.query.sort }}
      chips={shelfChips(shelf, page)}
      resetHref={resetHref(shelf)}
      suggestions={shelfSuggestions(shelf, page, site.city)}
      pages={{
        current,
        total: Math.min(totalPages, storeLimits.page),
        hrefOf: (number) => shelfHref(shelf, { page: number }),
      }}
    >
      {page.items.length === 0 ? (
        <NothingFound
          offers={recoveryLinks(shelf, page.recovery)}
          forms={goodsForms}
          resetHref={resetHref(shelf)}
          text="Такого товара сейчас нет. Посмотрите весь раздел: он пополняется каждый день."
        />
      ) : (
        <>
          {page.missing && (
            <Heading level={2} size="sm">{`${page.missing} сейчас нет в\u00a0наличии. Похожие предложения`}</Heading>
          )}
          <ul className={shelfRow}>
            {page.items.map((card, index) => {
              // Pictures of the first screen are announced in the head of the page, which only React can do.
              const Item = index < aboveFold ? 'li' : StaticItem;
              const loading = index === 0 ? 'first' : index < aboveFold ? 'eager' : 'lazy';
              return (
                <Item key={card.id}>
                  <GoodsCard card={card} site={site} centres={centres} loading={loading} />
                </Item>
              );
            })}
          </ul>
        </>
      )}
    </Results>
  );
}
