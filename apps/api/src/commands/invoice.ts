import { parseArgs } from 'node:util';
import { absoluteUrl } from '@showroom/domain/brand';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { knownHolding } from '../modules/holdings/known-holding.ts';
import { issueInvoice } from '../modules/invoices/issue-invoice.ts';
import { listInvoices } from '../modules/invoices/list-invoices.ts';
import { requireMigrated } from './require-migrated.ts';
import { StartError } from './start-error.ts';

export const invoiceUsage = `invoice add <number> --holding 1 --phone 79991234567 --amount 1234.56 --purpose "…" [--no-vat]  prints its link
invoice list --holding 1                                                                        the newest 200, without phones`;

const addSchema = v.object({
  act: v.literal('add'),
  holdingId: v.number(),
  number: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[\p{L}\d/ -]{1,40}$/u, 'A number has 1 to 40 letters, digits, hyphens and slashes.'),
  ),
  phone: v.pipe(v.string(), v.regex(/^7\d{10}$/, '--phone has 11 digits and begins with 7.')),
  /** Kopecks. */
  amount: v.pipe(
    v.string(),
    v.regex(/^\d{1,9}(\.\d{2})?$/, '--amount is in roubles, 1234 or 1234.56.'),
    v.transform((text) => Math.round(Number(text) * 100)),
    v.minValue(1, '--amount is more than nothing.'),
  ),
  purpose: v.pipe(v.string(), v.trim(), v.minLength(3, '--purpose says what is paid for.'), v.maxLength(200)),
  hasVat: v.boolean(),
});
const listSchema = v.object({ act: v.literal('list'), holdingId: v.number() });
export type InvoiceArguments = v.InferOutput<typeof addSchema> | v.InferOutput<typeof listSchema>;

/** Reads the arguments of `invoice`. Throws `StartError`. */
export function readInvoiceArguments(argv: readonly string[]): InvoiceArguments {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { holding: text, phone: text, amount: text, purpose: text, 'no-vat': { type: 'boolean' } },
    });
    const [act, number = '', ...rest] = positionals;
    const { holding, phone = '', amount = '', purpose = '', 'no-vat': noVat = false } = values;
    const isRight = rest.length === 0 && (act === 'add' ? number !== '' : act === 'list' && number === '');
    if (!isRight) throw new StartError(invoiceUsage);
    const common = { act, holdingId: Number(holding), number, phone, amount, purpose, hasVat: !noVat };
    const read = v.safeParse(v.variant('act', [addSchema, listSchema]), common);
    if (read.success) return read.output;
    throw new StartError(read.issues[0].message);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(invoiceUsage);
  }
}

const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2);

/** Takes an invoice of another system in, or lists what stands. Throws `StartError` for an unknown holding and a paid invoice. */
export async function invoiceCommand(database: Database, given: InvoiceArguments): Promise<string> {
  const holding = knownHolding(given.holdingId);
  if (!holding) throw new StartError('--holding is the number of a holding.');
  await requireMigrated(database);
  if (given.act === 'list') {
    const rows = await listInvoices(database, given.holdingId);
    if (rows.length === 0) return 'There is no invoice.';
    return rows
      .map(({ number, state, amount, createdAt }) =>
        [new Date(createdAt).toISOString(), number, state, roubles(amount)].join('  '),
      )
      .join('\n');
  }
  try {
    const id = await database.transaction((executor) => issueInvoice(executor, given.holdingId, given));
    return `${given.number}: ${roubles(given.amount)}, ${absoluteUrl(holding, `/pay/${id}/`)}`;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) throw new StartError('This invoice is paid already.');
    throw error;
  }
}
