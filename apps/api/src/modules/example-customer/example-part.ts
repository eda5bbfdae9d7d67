import type { Executor } from '../../db/database.ts';

/** What a module's part works with. `files`: bytes of documents, kept under ids. */
export type ExampleWork = {
  executor: Executor;
  customerId: string;
  holdingId: number;
  files: { put(id: string, bytes: Uint8Array): Promise<void> };
};

/** Rows of one module for the example customer, in every status, by the module's own moves. */
export type ExamplePart = (work: ExampleWork) => Promise<void>;
