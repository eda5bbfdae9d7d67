import { randomUUID } from 'node:crypto';
import { addDocument } from '../modules/deals/documents.ts';
import { openDeal, planPayment } from '../modules/deals/moves.ts';
import { findDeal } from '../modules/deals/queries.ts';
import type { TestApp } from './test-app.ts';

export const examplePdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

export type ExampleDeal = { id: string; number: string; document: string; sha256: string; payment: string };

/** A deal over a vehicle in stock, with a document to sign off and a planned payment. The phone is a customer's. */
export function exampleDeal(
  app: TestApp,
  phone: string,
  number = `T-${randomUUID().slice(0, 8)}`,
): Promise<ExampleDeal> {
  return app.database.transaction(async (executor) => {
    const [vehicle] = await executor.query<{ id: number }>(
      "select id from vehicle where holding_id = 1 and status = 'on-sale' and price is not null order by id limit 1",
    );
    const id = await openDeal(executor, 1, { phone, number, vehicleId: vehicle?.id }, 'test');
    const deal = await findDeal(executor, { holdingId: 1, dealers: null }, id);
    if (!deal) throw new Error('The deal was not stored.');
    const sent = { name: 'Договор купли-продажи', isForSigning: true, bytes: examplePdf };
    const document = await addDocument(executor, app.services.files, deal, sent);
    const payment = await planPayment(executor, id, { name: 'Предоплата', dueOn: '2026-12-01', amount: 5_000_000 });
    const [row] = await executor.query<{ sha256: string }>('select sha256 from deal_document where id = $1', [
      document,
    ]);
    return { id, number, document, sha256: row?.sha256 ?? '', payment };
  });
}
