import { formatDayMonth } from '@showroom/domain/dates';
import { nouns } from '@showroom/domain/nouns';
import { countOf, formatRoubles } from '@showroom/domain/text';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import * as page from '@showroom/listing/product-page';
import { Disclosure } from '@showroom/ui/disclosure';
import { FactList } from '@showroom/ui/fact-list';
import * as css from './vehicle-screen.css.ts';

const nbsp = '\u00a0';
/** Within so many per cent a price is like the others. */
const likePercent = 2;

/** Among cars «машина» is shorter than «автомобиль»; a motorcycle or a quad is none. */
const formsOf = (type: VehicleDetail['type']) => nouns[type === 'cars' ? 'commercial' : type].count;

/** `На 4 % ниже похожих: 12 машин`, by how far the price is from the median of its peers. */
export function peerWords(
  price: number,
  { count, median }: NonNullable<VehicleDetail['peers']>,
  type: VehicleDetail['type'] = 'cars',
): string {
  const percent = Math.round(((price - median) / median) * 100);
  const cars = countOf(count, formsOf(type));
  if (Math.abs(percent) <= likePercent) return `Цена как у${nbsp}похожих: ${cars}`;
  return `На${nbsp}${Math.abs(percent)}${nbsp}% ${percent < 0 ? 'ниже' : 'выше'} похожих: ${cars}`;
}

function reasonWords({ mark, model, condition, peers }: VehicleDetail): string {
  if (!peers) return '';
  const { yearFrom, yearTo, median, trim } = peers;
  const name = [mark.name, model.name, trim].filter(Boolean).join(' ');
  const years = yearFrom === yearTo ? `${yearFrom}${nbsp}года` : `${yearFrom}–${yearTo}${nbsp}годов`;
  const state = condition === 'new' ? 'новыми' : `с${nbsp}пробегом`;
  const others = condition === 'new' ? `${state} ${name} ${years}` : `${name} ${years} ${state}`;
  return `Сравнили с${nbsp}другими ${others} в${nbsp}нашем наличии: половина из${nbsp}них дешевле ${formatRoubles(median)}, половина дороже.`;
}

/** How the price stands among its peers and why, since when it is on sale, and what the price has been. */
export function PriceFacts({ vehicle }: { vehicle: VehicleDetail }) {
  const { price, peers, priceHistory = [], publishedAt, daysOnSale } = vehicle;
  if (price === null) return null;
  const summary = peers ? peerWords(price, peers, vehicle.type) : 'История цены';
  const prices = priceHistory.map(({ on, price: was }) => ({
    label: `С${nbsp}${formatDayMonth(on)}`,
    value: formatRoubles(was),
  }));
  return (
    <Disclosure summary={summary}>
      <div className={css.priceFacts}>
        {peers && <p className={page.small}>{reasonWords(vehicle)}</p>}
        <p className={page.small}>
          {`В${nbsp}продаже ${daysOnSale ? `${countOf(daysOnSale, ['день', 'дня', 'дней'])}, ` : ''}с${nbsp}${formatDayMonth(publishedAt.slice(0, 10))}.`}
        </p>
        {prices.length > 0 && <FactList facts={prices} />}
      </div>
    </Disclosure>
  );
}
