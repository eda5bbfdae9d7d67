import type { StoreItem } from '@showroom/api-contract/store';
import { opensDialog } from '@showroom/domain/dialogs';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { formatRoubles } from '@showroom/domain/text';
import * as page from '@showroom/listing/product-page';
import { Badge } from '@showroom/ui/badge';
import { ButtonLink } from '@showroom/ui/button-link';
import { Icon } from '@showroom/ui/icon';
import { Price } from '@showroom/ui/price';
import { goods, likes } from '../cards/goods-attributes.ts';
import { type CentreCities, freePieces, stockHint } from '../cards/stock-words.ts';
import type { ShopSite } from '../shop-site.ts';
import { BuyBlock } from './buy-block.tsx';
import { FitCheck } from './fit-check.tsx';
import * as css from './item.css.ts';
import { fittingHref, orderHref } from './item-words.ts';

export type Panel = { item: StoreItem; site: ShopSite; centres: CentreCities };

/** Price, stock and the way into the basket; stays in sight beside the page on wide screens. */
export function BuyPanel({ item, site, centres }: Panel) {
  const { id, name, price, disprice, minCount, stock, fitting } = item;
  const left = freePieces(stock);
  const hint = stockHint(stock, centres, site.city);
  return (
    <div className={page.panel} {...goods(item)}>
      {disprice < price && (
        <p>
          <Badge tone="positive">{`Скидка ${formatRoubles(price - disprice)}`}</Badge>
        </p>
      )}
      <Price minor={disprice} oldMinor={price} size="xl" />
      <p className={css.hint[hint.tone]}>{hint.text}</p>
      <FitCheck shop={item.shop} isUniversal={item.isUniversal} fits={item.fits} categories={item.categories} />
      {left >= minCount ? (
        <BuyBlock
          id={id}
          name={name}
          price={disprice}
          minCount={minCount}
          left={left}
          basketHref={`${site.base}/basket/`}
        />
      ) : (
        <div className={css.buy}>
          {site.base === '' && (
            <ButtonLink href={orderHref(item)} size="lg" rel="nofollow" wide {...opensDialog('store-order')}>
              Заказать
            </ButtonLink>
          )}
          <ButtonLink href={phoneHref(site.phone)} size="lg" tone="outline" icon="phone" wide>
            {phoneText(site.phone)}
          </ButtonLink>
        </div>
      )}
      <div className={css.minors} data-print="hide">
        <button type="button" className={css.like} {...likes} aria-label={`В избранное: ${name}`}>
          <Icon name="heart" size={20} />В избранное
        </button>
        {left < minCount && site.base === '' && (
          <a className={page.minor} href={`/lk/favorites/?item=${id}`} rel="nofollow" {...opensDialog('watch')}>
            <Icon name="bell" size={20} />
            {'Сообщить о\u00a0поступлении'}
          </a>
        )}
        {fitting && site.base === '' && (
          <a className={page.minor} href={fittingHref(item)} rel="nofollow" {...opensDialog('accessories-fitting')}>
            <Icon name="wrench" size={20} />
            {`Установка от\u00a0${formatRoubles(fitting.price)}`}
          </a>
        )}
      </div>
    </div>
  );
}
