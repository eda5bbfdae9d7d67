import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import type { FiscalRegister } from '../../ports/fiscal-receipt.ts';
import type { PaymentBank } from '../../ports/payment-bank.ts';
import type { PaymentSubjects } from './subjects.ts';

/** What payments of a process go through. */
export type PaymentPorts = { bank: PaymentBank; register: FiscalRegister };

/** What asking a bank works with. */
export type Asking = {
  database: Database;
  log: Pick<Log, 'error' | 'warn'>;
  ports: PaymentPorts;
  subjects: PaymentSubjects;
};
