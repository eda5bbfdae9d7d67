import type * as v from 'valibot';
import type { Executor } from '../../db/database.ts';

/** What a handler works with: the transaction in which the event is taken. */
export type GroupWork = { executor: Executor; holdingId: number; eventId: string };

/** What the API does with one type of event. `example` of its data is sent by `pnpm api group-event`. */
export type GroupHandler = {
  schema: v.GenericSchema;
  /** Throws 404 for an object that does not exist, 400 for a move that does not: the event is then not taken. */
  handle(work: GroupWork, data: unknown): Promise<void>;
  example: unknown;
};

/** A handler whose schema, work and example agree. */
export function groupHandler<Schema extends v.GenericSchema>(
  schema: Schema,
  handle: (work: GroupWork, data: v.InferOutput<Schema>) => Promise<void>,
  example: v.InferInput<Schema>,
): GroupHandler {
  return { schema, handle: (work, data) => handle(work, data as v.InferOutput<Schema>), example };
}
