import type { StoreItem } from '@showroom/api-contract/store';
import { opensDialog } from '@showroom/domain/dialogs';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { formatRoubles } from '@showroom/domain/text';
import { Gallery } from '@showroom/listing/gallery';
import { breadcrumbNode } from '@showroom/listing/listing-nodes';
import * as page from '@showroom/listing/product-page';
import { Section } from '@showroom/listing/section';
import { Badge } from '@showroom/ui/badge';
import { BelowTheFold } from '@showroom/ui/below-the-fold';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { Icon } from '@showroom/ui/icon';
import { JsonLd } from '@showroom/ui/json-ld';
import { Price } from '@showroom/ui/price';
import type { ReactNode } from 'react';
import { goods, likes } from '../cards/goods-attributes.ts';
import { GoodsIsland } from '../cards/goods-island.tsx';
import { type CentreCities, freePieces, stockHint } from '../cards/stock-words.ts';
import type { ShopSite } from '../shop-site.ts';
import { BuyBlock } from './buy-block.tsx';
import { Centres } from './centres.tsx';
import { FitCheck } from './fit-check.tsx';
import { FitsList } from './fits-list.tsx';
import { GoodsRow } from './goods-row.tsx';
import { GoodsSet } from './goods-set.tsx';
import * as css from './item.css.ts';
import { itemNode } from './item-nodes.ts';
import { fittingHref, itemCrumbs, orderHref } from './item-words.ts';
import { RecentItems } from './recent-items.tsx';

type Panel = { item: StoreItem; site: ShopSite; centres: CentreCities };
type Props = Panel & {
  /** Stars by the name, and what buyers wrote: parts of another feature. */
  rating?: ReactNode;
  reviews?: ReactNode;
};

/** One row on a wide screen. */
const analoguesShown = 4;

/** Price, stock and the way into the basket; stays in sight beside the page on wide screens. */
function BuyPanel({ item, site, centres }: Panel) {
  const { id, name, price, disprice, minCount, stock, isUniversal, fits, fitting } = item;
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
      <FitCheck isUniversal={isUniversal} fits={fits} />
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
      <div className={page.minors} data-print="hide">
        <button type="button" className={css.like} {...likes} aria-label={`В избранное: ${name}`}>
          <Icon name="heart" size={20} />В избранное
        </button>
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

/** Everything about one item of the shop, with its price and the way into the basket always in reach. */
export function ItemScreen({ item, site, centres, rating, reviews }: Props) {
  const { id, name, brand, partCode, description, gallery, fits, analogues, sets, fitting } = item;
  const crumbs = itemCrumbs(item, site.base);
  const pictures = gallery.map((base, index) => ({ base, alt: index === 0 ? name : `${name}, снимок ${index + 1}` }));
  return (
    <Container>
      <JsonLd nodes={[itemNode(site, item), breadcrumbNode(site, crumbs)]} />
      <div className={page.crumbs}>
        {/* The item itself is named right below. */}
        <Breadcrumbs items={crumbs.slice(0, -1)} />
      </div>
      <article className={page.page}>
        <header className={page.head}>
          <h1 className={page.title}>{name}</h1>
          <p className={page.lead}>{`${brand}\u00a0· артикул ${partCode}`}</p>
          {rating}
        </header>
        <div className={page.pictures}>
          <Gallery pictures={pictures} title={name} />
        </div>
        <div className={page.aside}>
          <BuyPanel item={item} site={site} centres={centres} />
        </div>
        <div className={page.body}>
          {item.centres.length > 0 && (
            <Section title="Где забрать">
              <Centres centres={item.centres} />
            </Section>
          )}
          <BelowTheFold>
            {fits.length > 0 && (
              <Section title="Для каких автомобилей">
                <FitsList fits={fits} />
              </Section>
            )}
            {description && (
              <Section title="Описание">
                <p className={page.description}>{description}</p>
              </Section>
            )}
            {fitting && (
              <Section title="Установка">
                <p className={page.description}>
                  {`Поставим в\u00a0нашем сервисе: от\u00a0${formatRoubles(fitting.price)}, около ${fitting.minutes}\u00a0минут.`}
                </p>
              </Section>
            )}
            {sets.map(({ title, items }) => (
              <Section key={title} title={title}>
                <GoodsSet
                  base={site.base}
                  items={items.map(({ card, count }) => ({
                    ...{ id: card.id, name: card.name, price: card.disprice },
                    count,
                  }))}
                />
              </Section>
            ))}
            {reviews}
          </BelowTheFold>
        </div>
      </article>
      <BelowTheFold>
        <GoodsRow title="Похожие товары" cards={analogues.slice(0, analoguesShown)} site={site} centres={centres} />
        <RecentItems current={id} base={site.base} city={site.city} />
      </BelowTheFold>
      <GoodsIsland />
    </Container>
  );
}
