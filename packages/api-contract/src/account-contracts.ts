import { accountHomeContract } from './account-home.ts';
import { garageContract } from './garage.ts';
import { insurancesContract } from './insurances.ts';
import { loyaltyContract } from './loyalty.ts';
import { noticesContract } from './notices.ts';
import { salesDealsContract } from './sales-deals.ts';
import { selectionContract } from './selection.ts';
import { ordersContract } from './service-orders.ts';
import { watchesContract } from './watches.ts';

/** Calls of a signed-in visitor about what is his. */
export const accountContracts = {
  garage: garageContract,
  orders: ordersContract,
  insurances: insurancesContract,
  selection: selectionContract,
  watches: watchesContract,
  salesDeals: salesDealsContract,
  loyalty: loyaltyContract,
  notices: noticesContract,
  accountHome: accountHomeContract,
};
