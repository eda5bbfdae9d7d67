import { dealRows } from './rows/account/deal-rows.ts';
import { garageRows } from './rows/account/garage-rows.ts';
import { orderRows } from './rows/account/order-rows.ts';
import { passkeyRows } from './rows/account/passkey-rows.ts';
import { profileRows } from './rows/account/profile-rows.ts';
import { selectionRows } from './rows/account/selection-rows.ts';
import { userRows } from './rows/account/user-rows.ts';

/** Calls of a signed-in customer: they go out with the token of a cookie that no script reads. */
export const accountRows = {
  ...userRows,
  ...passkeyRows,
  ...profileRows,
  ...selectionRows,
  ...dealRows,
  ...garageRows,
  ...orderRows,
};
