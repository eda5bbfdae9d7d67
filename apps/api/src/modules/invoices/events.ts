import * as v from 'valibot';
import { type GroupHandler, groupHandler } from '../tools/group-handler.ts';
import { issueInvoice, withdrawInvoice } from './issue-invoice.ts';

const number = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

/** Invoices that the group's systems issue, to be paid at `/pay/`. */
export const invoiceEvents: Readonly<Record<string, GroupHandler>> = {
  'invoice.issued': groupHandler(
    v.strictObject({
      number,
      phone: v.pipe(v.string(), v.regex(/^7\d{10}$/)),
      purpose: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
      /** Kopecks. */
      amount: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(100_000_000_000)),
      hasVat: v.optional(v.boolean()),
    }),
    async ({ executor, holdingId }, data) => void (await issueInvoice(executor, holdingId, data)),
    { number: 'СЧ-1001', phone: '79990000001', purpose: 'Ремонт по заказ-наряду 42', amount: 1_240_000 },
  ),
  'invoice.withdrawn': groupHandler(
    v.strictObject({ number }),
    ({ executor, holdingId }, data) => withdrawInvoice(executor, holdingId, data.number),
    { number: 'СЧ-1001' },
  ),
};
