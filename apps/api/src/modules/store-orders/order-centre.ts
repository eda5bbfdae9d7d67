import type { StoreOrderRequest } from '@showroom/api-contract/store-orders';
import { otherCityIn, otherCityText } from '@showroom/domain/shop/delivery-city';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import { type Centre, readCentres } from '../dealers/pickup-centres.ts';

const wrong = (field: string, message: string) => badRequest('Проверьте заказ.', [{ field, message }]);

/** Where the order goes and which centre works on it. Throws 400 for a centre or a city of nobody, and an address in another city. */
export async function centreOf(
  db: Executor,
  holdingId: number,
  { receiving, pay }: StoreOrderRequest,
): Promise<Centre> {
  const isDelivery = receiving.kind === 'delivery';
  if (isDelivery) {
    if (pay !== 'online') throw wrong('pay', 'Доставка\u00a0— по\u00a0оплате онлайн.');
    const other = otherCityIn(receiving.address, receiving.city);
    if (other) throw wrong('receiving.address', otherCityText(other, receiving.city));
  }
  const centres = await readCentres(db, holdingId, isDelivery ? receiving.city : undefined);
  const centre = isDelivery
    ? centres.find(({ city }) => city === receiving.city)
    : centres.find(({ code }) => code === receiving.dealer);
  if (centre) return centre;
  throw wrong(isDelivery ? 'receiving.city' : 'receiving.dealer', 'Выберите другой центр.');
}
