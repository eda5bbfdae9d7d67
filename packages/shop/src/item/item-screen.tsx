import { formatRoubles } from '@showroom/domain/text';
import { Gallery } from '@showroom/listing/gallery';
import { breadcrumbNode } from '@showroom/listing/listing-nodes';
import * as page from '@showroom/listing/product-page';
import { Section } from '@showroom/listing/section';
import { BelowTheFold } from '@showroom/ui/below-the-fold';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { JsonLd } from '@showroom/ui/json-ld';
import { wholeWords } from '@showroom/ui/whole-words';
import type { ReactNode } from 'react';
import { GoodsIsland } from '../cards/goods-island.tsx';
import { BuyPanel, type Panel } from './buy-panel.tsx';
import { Centres } from './centres.tsx';
import { FitsList } from './fits-list.tsx';
import { GoodsRow } from './goods-row.tsx';
import { GoodsSet } from './goods-set.tsx';
import { itemNode } from './item-nodes.ts';
import { itemCrumbs } from './item-words.ts';
import { RecentItems } from './recent-items.tsx';

type Props = Panel & {
  /** Stars by the name, and what buyers wrote: parts of another feature. */
  rating?: ReactNode;
  reviews?: ReactNode;
};

/** One row on a wide screen. */
const analoguesShown = 4;

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
          <h1 className={page.title}>{wholeWords(name)}</h1>
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
            {reviews && <div className={page.section}>{reviews}</div>}
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
