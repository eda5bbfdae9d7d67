import type { ReceiptLine } from '@showroom/domain/shop/receipt';

/** A receipt as 54-ФЗ asks for it. Sums are kopecks, VAT included. */
export type FiscalReceipt = {
  /** The same in every attempt: the register prints it once. */
  id: string;
  kind: 'sell' | 'refund';
  lines: readonly ReceiptLine[];
  total: number;
  /** By card now, or by the prepayment of an earlier receipt. */
  paidBy: 'electronic' | 'prepaid';
  /** Who gets it; without an address the operator shows it by its link alone. */
  customer: { email: string | null; phone: string | null };
  seller: { entity: string; ogrn: string; site: string };
};

export type PrintedReceipt = { number: string; sign: string; url: string | null };

/** A cash register in the cloud. Resolves when the receipt is registered; a repeat of an id gets the same receipt. */
export type FiscalRegister = {
  readonly development: boolean;
  print(receipt: FiscalReceipt): Promise<PrintedReceipt>;
};

/** No register is configured: receipts wait, and the staff are told. */
export const missingRegister: FiscalRegister = {
  development: false,
  print: async () => {
    throw Object.assign(new Error('No cash register is configured.'), { code: 'NO_REGISTER' });
  },
};

/** Prints nothing: invents a number that says what it is. The receipt stays in the database and is shown on the order's page. */
export function developmentRegister(): FiscalRegister {
  return {
    development: true,
    print: async ({ id }) => ({ number: `DEV-${id.slice(0, 8)}`, sign: '0000000000', url: null }),
  };
}
