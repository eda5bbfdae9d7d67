'use client';

import type { ShortVehicle } from '@showroom/api-contract/catalog-short';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { ButtonLink } from '@showroom/ui/button-link';
import { Picture } from '@showroom/ui/picture';
import { wholeWords } from '@showroom/ui/whole-words';
import { useEffect, useRef } from 'react';
import { VehicleCard } from '../card/vehicle-card.tsx';
import { vehicleHref, vehicleTitle } from '../text/vehicle-words.ts';
import * as css from './favorites.css.ts';
import { priceChange } from './price-change.ts';
import { selectionWords } from './selection-words.data.ts';

type Props = {
  vehicle: ShortVehicle;
  /** Kopecks on the day it was added. */
  priceThen: number | null;
  eager: boolean;
  onRemove: () => void;
};

/** A favourite: the card of the listing, what became of its price, and what to do when it is sold. */
export function FavoriteItem({ vehicle: { card, state }, priceThen, eager, onRemove }: Props) {
  if (state === 'gone') return <GoneItem card={card} onRemove={onRemove} />;
  const change = priceChange(card.type, priceThen, card.price);
  return (
    <div className={css.item}>
      <VehicleCard vehicle={card} loading={eager ? 'eager' : 'lazy'} />
      {state === 'reserved' && <p className={css.note}>Сейчас в резерве у другого покупателя</p>}
      {change && <p className={change.tone === 'cheaper' ? `${css.note} ${css.cheaper}` : css.note}>{change.text}</p>}
    </div>
  );
}

function GoneItem({ card, onRemove }: { card: ShortVehicle['card']; onRemove: () => void }) {
  const [picture] = card.pictures;
  const title = vehicleTitle(card);
  return (
    <article className={css.gone}>
      <div className={css.goneMedia}>{picture && <Picture base={picture.base} size="card" alt="" />}</div>
      <h3 className={css.goneName}>{wholeWords(`${title}, ${card.year}`)}</h3>
      <p>
        <Badge tone="quiet">{selectionWords[card.type].gone}</Badge>
      </p>
      <div className={css.goneLinks}>
        {/* Its page answers 410 with similar vehicles: a page load, as a router takes no such answer. */}
        <ButtonLink href={vehicleHref(card.id)} tone="quiet" size="sm" aria-label={`Похожие на ${title}`}>
          Похожие
        </ButtonLink>
        <Button tone="quiet" size="sm" icon="trash" onClick={onRemove} aria-label={`Убрать из избранного: ${title}`}>
          Убрать
        </Button>
      </div>
    </article>
  );
}

/** In place of a favourite that was just taken out. */
export function RemovedItem({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed heart is gone, and the focus with it; another tab's change must not take it from where it is.
    if (document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={css.removed} ref={place}>
      <p>Убрано из избранного: {name}</p>
      <Button tone="outline" size="sm" onClick={onPutBack} aria-label={`Вернуть в избранное: ${name}`}>
        Вернуть
      </Button>
    </div>
  );
}
