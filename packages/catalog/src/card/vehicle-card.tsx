import { cities } from '@showroom/domain/city';
import { isForCompanies } from '@showroom/domain/credit';
import type { Delivery } from '@showroom/domain/delivery';
import { formatRoubles } from '@showroom/domain/text';
import type { VehicleCard as Vehicle } from '@showroom/domain/vehicle';
import { Badge } from '@showroom/ui/badge';
import { Picture } from '@showroom/ui/picture';
import { Price } from '@showroom/ui/price';
import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import type { ReactNode } from 'react';
import { cardLines, deliveryWords, vehicleHref } from '../text/vehicle-words.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import * as css from './vehicle-card.css.ts';

type Props = {
  vehicle: Vehicle;
  /** `first` loads its picture before everything else, `eager` with the page, `lazy` when it comes near. */
  loading?: 'first' | 'eager' | 'lazy';
  /** Its page is fetched as soon as the card is seen. A page affords about 60 kB of that, four cards. */
  ahead?: boolean;
  /** How it comes to the visitor's city: stands in place of its centre. */
  delivery?: Delivery | undefined;
  /** What a list of its own kind says under the price. */
  note?: ReactNode;
};

/** Letters of a name that every card has room for. */
const inOneLine = 24;

/** A name whose last word, «S-Класс», stays whole where a line is too short for all: a list pays for each element and each file of styles. */
function keptName(name: string): ReactNode {
  const [, first, last] = (name.length > inOneLine && /^(.* )(\S+-\S+)$/.exec(name)) || [];
  if (!last) return name;
  return (
    <>
      {first}
      <span style={{ whiteSpace: 'nowrap' }}>{last}</span>
    </>
  );
}

/** Addresses of other angles as the first picture's file sees them: a list of 24 cards names each twice. */
function seenFrom(first: string, bases: readonly string[]): string {
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  return bases.map((base) => (base.startsWith(folder) ? `../${base.slice(folder.length)}` : base)).join(' ');
}

/** What makes it affordable. Each card has a line of it: prices of a row stand at one height, and none keeps an empty line. */
function wayToPay(vehicle: Vehicle): string {
  if (vehicle.monthly !== null) return `от ${formatRoubles(vehicle.monthly)}/мес.`;
  return isForCompanies(vehicle) ? 'доступен лизинг' : 'обмен с\u00a0доплатой';
}

/** A vehicle in a list. One link covers the card; `CardSwipe` on the page brings the other angles when a hand or cursor comes. */
export function VehicleCard({ vehicle, loading = 'lazy', ahead = false, delivery, note }: Props) {
  // Texts are whole strings below: React marks the seams between parts, and a listing would have hundreds of them.
  const [first, ...others] = vehicle.pictures;
  const { price, oldPrice, dealer } = vehicle;
  // VAT is said beside the price: three badges would take a second row over the picture.
  const terms = price === null ? [] : [wayToPay(vehicle), vehicle.vat ? 'с\u00a0НДС' : ''].filter(Boolean);
  return (
    <article className={css.card}>
      <a href={vehicleHref(vehicle.id)} className={css.link} data-card="" data-ahead={ahead ? '' : undefined}>
        <span
          className={css.media}
          data-more={
            (first &&
              seenFrom(
                first.base,
                others.map(({ base }) => base),
              )) ||
            undefined
          }
        >
          <span className={css.frame}>
            {first && (
              <Picture
                base={first.base}
                size="card"
                alt=""
                color={first.color}
                priority={loading === 'first'}
                eager={loading === 'eager'}
              />
            )}
          </span>
        </span>
        <h3 className={css.title}>
          <span className={css.name}>{keptName(`${vehicle.mark.name} ${vehicle.model.name}`)}</span>{' '}
          <span className={css.trim}>{vehicle.modification}</span>
        </h3>
      </a>
      <div className={css.badges}>
        {vehicle.condition === 'new' && <Badge tone="action">Новый</Badge>}
        {/* Its word is only heard: seen, the amount stands beside «Новый» in the narrowest card, and the price before is struck out below. */}
        {oldPrice !== null && price !== null && (
          <Badge tone="positive">
            <VisuallyHidden>{'Выгода\u00a0'}</VisuallyHidden>
            {`−${formatRoubles(oldPrice - price)}`}
          </Badge>
        )}
      </div>
      <ChoiceButtons vehicle={vehicle} />
      <p className={css.line}>{cardLines(vehicle).join('\n')}</p>
      <div className={css.prices}>
        <Price minor={price} oldMinor={oldPrice} size="lg" emptyText="Цена уточняется" />
        {terms.length > 0 && <p className={css.monthly}>{terms.join(' · ')}</p>}
        {note}
      </div>
      <p className={css.dealer}>
        {delivery
          ? `Из\u00a0${cities[dealer.city].r} ${deliveryWords(delivery)}`
          : `${dealer.name}, ${cities[dealer.city].i}`}
      </p>
    </article>
  );
}
