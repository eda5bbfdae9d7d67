import type { StoreOrderRequest } from '@showroom/api-contract/store-orders';
import type { ApiContext } from '../../rpc/context.ts';
import type { Customer } from '../account/require-customer.ts';
import type { Centre } from '../dealers/pickup-centres.ts';
import type { CheckedRecipient } from './check-recipient.ts';

/** What an order is placed with. */
export type OrderWork = {
  context: ApiContext;
  holdingId: number;
  request: StoreOrderRequest;
  recipient: CheckedRecipient;
  centre: Centre;
  buyer: Customer | undefined;
  /** Whether limits of phone and address hold; the example orders much at once. */
  isLimited: boolean;
};
