import type { StoreOrderRequest } from '@showroom/api-contract/store-orders';
import { consentVersion } from '@showroom/domain/lead/consent';
import { leadSchema } from '@showroom/domain/lead/lead-schema';
import { leadMessages } from '@showroom/domain/lead/messages';
import { recipientForm } from '@showroom/domain/shop/order-recipient';
import { storeOfferVersion } from '@showroom/domain/shop/store-order';
import * as v from 'valibot';
import { badRequest, notFound } from '../../http/api-error.ts';
import { cleanFieldName } from '../../http/field-errors.ts';
import type { ApiContext } from '../../rpc/context.ts';

export type CheckedRecipient = {
  firstName: string;
  lastName: string | undefined;
  phone: string;
  email: string | undefined;
  comment: string | undefined;
  address: string | undefined;
  consentMode: 'spec' | 'separate';
  consentVersion: string;
  marketing: boolean;
};

const refuse = (details: { field: string; message: string }[]) => badRequest('Проверьте поля заказа.', details);

/** Who receives, checked as the browser did, under the consent of the holding. Throws 400 whose details name the form's own fields. */
export function checkRecipient(
  { holdings }: Pick<ApiContext, 'holdings'>,
  holdingId: number,
  { recipient, offer, receiving }: StoreOrderRequest,
): CheckedRecipient {
  const holding = holdings.get(holdingId);
  if (!holding) throw notFound('Такого адреса нет.');
  const { consentMode } = holding;
  if (offer.version !== storeOfferVersion)
    throw refuse([
      { field: 'offer', message: 'Условия оферты изменились. Обновите страницу и\u00a0прочитайте их ещё раз.' },
    ]);
  const result = v.safeParse(leadSchema(recipientForm, { consentMode }), recipient);
  if (!result.success)
    throw refuse(
      result.issues.slice(0, 40).map((issue) => ({
        field: cleanFieldName(v.getDotPath(issue) ?? 'recipient'),
        message: issue.message.startsWith('Invalid') ? leadMessages.unknown : issue.message,
      })),
    );
  const { firstname, lastname, phone, email, comment, consents, consentVersion: given } = result.output;
  if (firstname === undefined || phone === undefined)
    throw refuse([{ field: firstname === undefined ? 'firstname' : 'phone', message: leadMessages.required }]);
  return {
    ...{ firstName: firstname, lastName: lastname, phone, email, comment, consentMode },
    address: receiving.kind === 'delivery' ? receiving.address : undefined,
    consentVersion: given ?? consentVersion,
    marketing: consents?.marketing ?? false,
  };
}
