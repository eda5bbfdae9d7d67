import { authContract, userContract } from './account.ts';
import { accountHomeContract } from './account-home.ts';
import { garageContract } from './garage.ts';
import { insurancesContract } from './insurances.ts';
import { loyaltyContract } from './loyalty.ts';
import { noticesContract } from './notices.ts';
import { passkeysContract } from './passkeys.ts';
import { profileContract } from './profile.ts';
import { requestContract } from './request.ts';
import { salesDealsContract } from './sales-deals.ts';
import { selectionContract } from './selection.ts';
import { ordersContract } from './service-orders.ts';
import { watchesContract } from './watches.ts';

/** Every endpoint of a customer: signed in, on the way in, or by the link of a request. */
export const accountContract = {
  profile: profileContract,
  auth: authContract,
  user: userContract,
  passkeys: passkeysContract,
  garage: garageContract,
  orders: ordersContract,
  insurances: insurancesContract,
  selection: selectionContract,
  watches: watchesContract,
  salesDeals: salesDealsContract,
  loyalty: loyaltyContract,
  notices: noticesContract,
  accountHome: accountHomeContract,
  request: requestContract,
} as const;
