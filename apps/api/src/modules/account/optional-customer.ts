import type { ApiContext } from '../../rpc/context.ts';
import { type Customer, requireCustomer } from './require-customer.ts';

/**
 * Who is signed in; undefined for guests, who may do the same. A token that is over answers 401, so that the browser refreshes it
 * and nobody acts past their account by mistake.
 */
export const optionalCustomer = async (
  context: ApiContext,
  authorization: string | undefined,
  holdingId: number,
): Promise<Customer | undefined> =>
  authorization === undefined ? undefined : requireCustomer(context, authorization, holdingId);
