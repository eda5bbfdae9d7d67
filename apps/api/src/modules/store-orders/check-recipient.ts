import type { StoreOrderRequest } from '@showroom/api-contract/store-orders';
import { recipientForm } from '@showroom/domain/shop/order-recipient';
import { storeOfferVersion } from '@showroom/domain/shop/store-order';
import { badRequest, notFound } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { type CheckedPerson, checkPerson } from '../leads/check-person.ts';

export type CheckedRecipient = CheckedPerson & {
  lastName: string | undefined;
  comment: string | undefined;
  address: string | undefined;
  marketing: boolean;
};

const refusal = 'Проверьте поля заказа.';

/** Who receives, checked as the browser did, under the consent of the holding. Throws 400 whose details name the form's own fields. */
export function checkRecipient(
  { holdings }: Pick<ApiContext, 'holdings'>,
  holdingId: number,
  { recipient, offer, receiving }: StoreOrderRequest,
): CheckedRecipient {
  const holding = holdings.get(holdingId);
  if (!holding) throw notFound('Такого адреса нет.');
  if (offer.version !== storeOfferVersion)
    throw badRequest(refusal, [
      { field: 'offer', message: 'Условия оферты изменились. Обновите страницу и\u00a0прочитайте их ещё раз.' },
    ]);
  const { person, data } = checkPerson({ form: recipientForm, holding, given: recipient, whole: 'recipient', refusal });
  return {
    ...person,
    ...{ lastName: data.lastname, comment: data.comment },
    address: receiving.kind === 'delivery' ? receiving.address : undefined,
    marketing: data.consents?.marketing ?? false,
  };
}
