import type { StoreCard } from '@showroom/api-contract/store';
import { itemPath } from '@showroom/domain/shop/store-path';
import { tied } from '@showroom/domain/tied';
import { Icon } from '@showroom/ui/icon';
import { Picture } from '@showroom/ui/picture';
import { Price } from '@showroom/ui/price';
import { wholeWords } from '@showroom/ui/whole-words';
import type { ShopSite } from '../shop-site.ts';
import { goods, isIn, likes, puts } from './goods-attributes.ts';
import * as css from './goods-card.css.ts';
import { type CentreCities, freePieces, stockHint } from './stock-words.ts';

type Props = {
  card: StoreCard;
  site: Pick<ShopSite, 'base' | 'city'>;
  centres: CentreCities;
  /** `first` loads its picture before everything else, `eager` with the page, `lazy` when it comes near. */
  loading?: 'first' | 'eager' | 'lazy';
};

/** An item on a shelf. One link covers the card; `GoodsIsland` on the page answers its buttons. */
export function GoodsCard({ card, site: { base, city }, centres, loading = 'lazy' }: Props) {
  const { id, name, brand, price, disprice, picture, stock } = card;
  const hint = stockHint(stock, centres, city);
  return (
    <article className={css.card} {...goods(card)}>
      <a href={`${base}${itemPath(id)}`} className={css.link} data-card="">
        <span className={css.frame}>
          <Picture base={picture} size="card" alt="" priority={loading === 'first'} eager={loading === 'eager'} />
        </span>
        <h3 className={css.name}>{wholeWords(tied(name))}</h3>
      </a>
      <button type="button" className={css.heart} {...likes} aria-label={`В избранное: ${name}`}>
        <Icon name="heart" size={20} />
      </button>
      <p className={css.brand}>{brand}</p>
      <div className={css.foot}>
        <Price minor={disprice} oldMinor={price} size="lg" />
        <p className={css.stock[hint.tone]}>{hint.text}</p>
        {freePieces(stock) > 0 && (
          <>
            <button type="button" className={css.put} {...puts} aria-label={`В корзину: ${name}`}>
              В корзину
            </button>
            <a href={`${base}/basket/`} className={css.inside} {...isIn}>
              В корзине
            </a>
          </>
        )}
      </div>
    </article>
  );
}
