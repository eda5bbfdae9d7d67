import type { StoreOrderRequest } from '@showroom/api-contract/store-orders';
import { otherCityIn, otherCityText } from '@showroom/domain/shop/delivery-city';
import { badRequest } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { type Centre, readCentres } from '../dealers/pickup-centres.ts';

const wrong = (field: string, message: string) => badRequest('Проверьте заказ.', [{ field, message }]);

/** Where the order goes and which centre works on it. Throws 400 for a centre or a city of nobody, an address in another city, and payment by no bank. */
export async function centreOf(
  { database, payments }: Pick<ApiContext, 'database' | 'payments'>,
  holdingId: number,
  { receiving, pay }: StoreOrderRequest,
): Promise<Centre> {
  if (pay === 'online' && !payments)
    throw wrong(
      'pay',
      'Оплата на\u00a0сайте временно не\u00a0работает. Заберите заказ в\u00a0центре и\u00a0оплатите его там.',
    );
  const isDelivery = receiving.kind === 'delivery';
  if (isDelivery) {
    if (pay !== 'online') throw wrong('pay', 'Доставка\u00a0— по\u00a0оплате онлайн.');
    const other = otherCityIn(receiving.address, receiving.city);
    if (other) throw wrong('receiving.address', otherCityText(other, receiving.city));
  }
  const centres = await readCentres(database, holdingId, isDelivery ? receiving.city : undefined);
  const centre = isDelivery
    ? centres.find(({ city }) => city === receiving.city)
    : centres.find(({ code }) => code === receiving.dealer);
  if (centre) return centre;
  throw wrong(isDelivery ? 'receiving.city' : 'receiving.dealer', 'Выберите другой центр.');
}
