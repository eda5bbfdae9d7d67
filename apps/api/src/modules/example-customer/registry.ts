import { exampleDeals } from '../deals/example.ts';
import { exampleService } from '../example-service/example-service.ts';
import { exampleStore } from '../example-store/example-store.ts';
import { exampleInvoices } from '../invoices/example.ts';
import { exampleBonus } from '../loyalty/example.ts';
import { exampleReservations } from '../vehicle-reservations/example.ts';
import { exampleSelection } from '../watches/example-selection.ts';
import type { ExamplePart } from './example-part.ts';
import { settleNotices } from './settle-notices.ts';

/** The parts in their order. Modules add theirs; the last one tidies up what all of them told. */
export const exampleParts: readonly ExamplePart[] = [
  exampleSelection,
  exampleService,
  exampleDeals,
  exampleBonus,
  exampleStore,
  exampleReservations,
  exampleInvoices,
  settleNotices,
];
