import type { Database } from '../db/database.ts';
import { developmentBank } from '../modules/development-bank/development-bank.ts';
import type { PaymentPorts } from '../modules/payment-intake/payment-ports.ts';
import type { BankSettings } from '../ports/bank-settings.ts';
import { bspbBank } from '../ports/bspb-bank.ts';
import { developmentRegister, missingRegister } from '../ports/fiscal-receipt.ts';

/** The configured bank and cash register; undefined where nothing can be paid. `origin` of this API, for the development bank's pages. */
export async function openPayments(
  settings: BankSettings,
  database: Database,
  origin: () => string,
): Promise<PaymentPorts | undefined> {
  if (settings.kind === 'none') return undefined;
  if (settings.kind === 'bspb') {
    const register = settings.allowsDevelopment ? developmentRegister() : missingRegister;
    return { bank: await bspbBank(settings), register };
  }
  return { bank: developmentBank(database, origin), register: developmentRegister() };
}
